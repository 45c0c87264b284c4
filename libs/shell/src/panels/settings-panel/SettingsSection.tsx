import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type SettingsSectionProps = {
  /** What its settings are of, already translated; without one each of them says it. */
  title?: string;
  children: ReactNode;
};

/** Settings that belong together. With its title they are told apart: several sections have a "Display". */
export const SettingsSection = ({ title, children }: SettingsSectionProps) => {
  const id = useId();
  if (title === undefined) return <Section>{children}</Section>;
  return (
    <Section role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  & + & {
    margin-block-start: ${({ theme }) => theme.space(5)};
    padding-block-start: ${({ theme }) => theme.space(5)};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Title = styled.h3`
  ${({ theme }) => theme.type.cardTitle}
`;
