import { useId } from 'react';
import styled from 'styled-components';
import type { StatechartWords } from './words';

type View = 'chart' | 'list';

type ViewSwitchProps = { value: View; onChange: (view: View) => void; words: StatechartWords };

/** Chart or list, as one choice of two. */
export const ViewSwitch = ({ value, onChange, words }: ViewSwitchProps) => {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={words.view}>
      {(['chart', 'list'] as const).map((view) => (
        <Choice key={view}>
          <input
            type="radio"
            name={name}
            checked={value === view}
            onChange={() => {
              onChange(view);
            }}
          />
          <span>{words[view]}</span>
        </Choice>
      ))}
    </Row>
  );
};

const Row = styled.div`
  display: inline-flex;
  padding: 0.2rem;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface2};
`;

const Choice = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  span {
    display: grid;
    place-items: center;
    min-block-size: 2.8rem;
    padding-inline: ${({ theme }) => theme.space(3)};
    border-radius: ${({ theme }) => theme.radius.tag};
    ${({ theme }) => theme.type.control}
    color: ${({ theme }) => theme.color.textMuted};
  }

  input:checked + span {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    box-shadow: ${({ theme }) => theme.elevation[1]};
  }

  input:focus-visible + span {
    ${({ theme }) => theme.focusRing}
  }
`;
