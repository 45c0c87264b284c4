import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { SchemeScope } from '../theme';
import type { SchemeName } from '../theme';

/** Props of a scheme's card. */
export type SchemeCardProps = {
  /** The scheme that it shows, and that is chosen by it. */
  scheme: SchemeName;
  /** The name of the scheme, already translated. */
  children: string;
};

/** One scheme to choose: its name under a small page in its colours. Stands in SchemeCards. */
export const SchemeCard = ({ scheme, children }: SchemeCardProps) => (
  <RadioField value={scheme}>
    <Card>
      {({ isSelected }) => (
        <>
          <Suspense fallback={<Blank />}>
            <Page scheme={scheme} aria-hidden="true">
              <Bar />
              <Action />
              <Sheet>
                <Line $share={70} />
                <Line $share={45} $isMuted />
              </Sheet>
            </Page>
          </Suspense>
          <Name>
            <span>{children}</span>
            {isSelected && <Check aria-hidden />}
          </Name>
        </>
      )}
    </Card>
  </RadioField>
);

const Card = styled(RadioButton)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  transition: box-shadow ${({ theme }) => theme.motion.hover};

  &[data-hovered] {
    box-shadow: ${({ theme }) => theme.elevation[2]};
  }

  &[data-selected] {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.tone.primary.solid};
  }

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
  }
`;

const Page = styled(SchemeScope)`
  position: relative;
  display: grid;
  grid-template-rows: 2.4rem 1fr;
  block-size: 8.8rem;
  margin: 1px;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  /* Inside the padded corner of the card. */
  border-radius: 0.8rem 0.8rem 0 0;
  overflow: hidden;
  forced-color-adjust: none;
`;

const Blank = styled.div`
  block-size: 9rem;
  background: ${({ theme }) => theme.color.surface2};
`;

/** The primary colour. */
const Bar = styled.span`
  background: ${({ theme }) => theme.tone.primary.solid};
`;

/** The second colour of the scheme, the one that charts set beside the primary. */
const Action = styled.span`
  position: absolute;
  inset-block-start: 1.4rem;
  inset-inline-end: 1.2rem;
  inline-size: 2rem;
  block-size: 2rem;
  border: 2px solid ${({ theme }) => theme.color.bg};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.chart2};
`;

const Sheet = styled.span`
  display: grid;
  align-content: center;
  gap: 0.6rem;
  margin: 1.6rem 1.2rem 1rem;
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.surface};
`;

const Line = styled.span<{ $share: number; $isMuted?: boolean }>`
  inline-size: ${({ $share }) => `${String($share)}%`};
  block-size: 0.4rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isMuted }) => ($isMuted ? theme.color.textMuted : theme.color.text)};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.control}

  [data-selected] > & {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
