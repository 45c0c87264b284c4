import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import styled, { css } from 'styled-components';
import { labelFrame, RowLabel } from './RowLabel';
import { useWhole } from './useWhole';

export type RowLabelsProps = {
  labels: readonly { id: string | number; title: string; color: string }[];
  /**
   * On a phone what stands beside them, such as notes, has only the room that they leave, and keeps its own distance. Otherwise it keeps half
   * of the line. @default false
   */
  isFirst?: boolean;
};

/** The labels that a row bears, in its second line: as many as fit whole, and how many more there are. */
export const RowLabels = ({ labels, isFirst = false }: RowLabelsProps) =>
  labels.length > 0 && <Fitted labels={labels} isFirst={isFirst} />;

function Fitted({ labels, isFirst }: Required<RowLabelsProps>) {
  const { locale } = useLocale();
  const placeRef = useRef<HTMLSpanElement>(null);
  const whole = useWhole(placeRef, labels.length);
  const others = labels.slice(whole).map(({ title }) => title);
  return (
    <Labels ref={placeRef} $isFirst={isFirst}>
      {labels.map(({ id, title, color }, at) => (
        <Place key={id} $isHidden={at >= whole}>
          <RowLabel color={color}>{title}</RowLabel>
        </Place>
      ))}
      {/* Screen readers have all labels. */}
      <Place $isHidden={others.length === 0} aria-hidden>
        <Count title={others.join('\n')}>+{Math.max(1, others.length).toLocaleString(locale)}</Count>
      </Place>
    </Labels>
  );
}

const Labels = styled.span<{ $isFirst: boolean }>`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
  overflow: hidden;

  &:not(:first-child) {
    margin-inline-start: ${({ theme }) => theme.space(2)};
  }

  &:not(:last-child) {
    margin-inline-end: ${({ theme, $isFirst }) => theme.space($isFirst ? 0 : 2)};
  }

  &:not(:only-child) {
    max-inline-size: ${({ $isFirst }) => ($isFirst ? '100%' : '50%')};

    ${({ theme }) => theme.up.sm} {
      max-inline-size: 50%;
    }
  }
`;

/* As wide as it would be in sight. */
const hidden = css`
  position: absolute;
  inline-size: max-content;
  clip-path: inset(50%);
`;

const Place = styled.span<{ $isHidden: boolean }>`
  display: flex;
  flex: none;
  ${({ $isHidden }) => $isHidden && hidden}
`;

const Count = styled.bdi`
  ${labelFrame}
  ${({ theme }) => theme.figures}
`;
