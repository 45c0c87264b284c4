import { betweenBars } from '@ezone/ui/below-bars';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';

export type SectionProps = {
  /** The id of its heading. */
  id: string;
  title: MessageDescriptor;
  /** What it is for. */
  use?: MessageDescriptor;
  children: ReactNode;
};

/** A part of a page with a heading. */
export const Section = ({ id, title, use, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <Heading id={id} data-between-bars>
      <FormattedMessage {...title} />
    </Heading>
    {use && (
      <Use>
        <FormattedMessage {...use} />
      </Use>
    )}
    {children}
  </section>
);

const Heading = styled.h2`
  ${({ theme }) => theme.type.section}
  /* A jump to it stops below the bars that stay in view. */
  scroll-margin-block-start: calc(${betweenBars.start} + ${({ theme }) => theme.space(4)});
`;

const Use = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
