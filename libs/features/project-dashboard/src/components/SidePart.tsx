import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Widget } from '../model/widget';
import { useWords } from '../useWords';

type SidePartProps = { widget: Widget; actions?: ReactNode; children: ReactNode };

/** A widget beside the page, flat on its ground. */
export const SidePart = ({ widget, actions, children }: SidePartProps) => {
  const id = useId();
  const { titleOf } = useWords();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id} dir="auto">
          {titleOf(widget)}
        </h2>
        {actions}
      </Head>
      {children}
    </Frame>
  );
};

const Frame = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.control.dense};

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;
