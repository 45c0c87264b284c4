import { SCHEME_NAMES, SchemeScope, theme, TONES, variableOf } from '@ezone/ui/theme';
import type { ColorRole, SchemeName } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';

const GROUPS: { name: string; roles: ColorRole[] }[] = [
  { name: 'Grounds', roles: ['bg', 'surface', 'surface2', 'raised'] },
  { name: 'Lines and focus', roles: ['border', 'controlBorder', 'focus'] },
  { name: 'Charts', roles: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] },
];

/** Every role of one scheme. Components ask for a role, never for a colour. */
const Colours = ({ scheme }: { scheme: SchemeName }) => (
  <Sheet scheme={scheme}>
    <Title>{scheme}</Title>
    <p>
      Text <Muted>and muted text</Muted>
    </p>
    {GROUPS.map(({ name, roles }) => (
      <section key={name}>
        <Heading>{name}</Heading>
        <Grid>
          {roles.map((role) => (
            <li key={role}>
              <Swatch style={{ background: theme.color[role] }} />
              <Name>{role}</Name>
              <Value key={scheme} role={role} />
            </li>
          ))}
        </Grid>
      </section>
    ))}
    <Heading>Tones</Heading>
    <Grid>
      {TONES.map((tone) => (
        <li key={tone}>
          <Solid style={{ color: theme.tone[tone].onSolid, background: theme.tone[tone].solid }}>{tone}</Solid>
          <Solid style={{ color: theme.tone[tone].text, background: theme.tone[tone].tint }}>{tone} tint</Solid>
          <Solid style={{ color: theme.tone[tone].text }}>{tone} text</Solid>
        </li>
      ))}
    </Grid>
  </Sheet>
);

/** The colour that a role has here. */
const Value = ({ role }: { role: ColorRole }) => {
  const [value, setValue] = useState('');
  const read = useCallback(
    (element: HTMLElement | null) => {
      if (element) setValue(getComputedStyle(element).getPropertyValue(variableOf(role)));
    },
    [role],
  );
  return <Muted ref={read}>{value}</Muted>;
};

const Sheet = styled(SchemeScope)`
  padding: ${({ theme: t }) => t.space(6)};
  border-radius: ${({ theme: t }) => t.radius.card};
`;

const Title = styled.h2`
  ${({ theme: t }) => t.type.section}
`;

const Heading = styled.h3`
  ${({ theme: t }) => t.type.cardTitle}
  margin-block: ${({ theme: t }) => t.space(6)} ${({ theme: t }) => t.space(2)};
`;

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${({ theme: t }) => t.space(4)};
`;

const Swatch = styled.div`
  block-size: 5.6rem;
  border: 1px solid ${({ theme: t }) => t.color.border};
  border-radius: ${({ theme: t }) => t.radius.control};
`;

const Name = styled.div`
  ${({ theme: t }) => t.type.control}
  margin-block-start: ${({ theme: t }) => t.space(1)};
`;

const Muted = styled.span`
  ${({ theme: t }) => t.type.dense}
  color: ${({ theme: t }) => t.color.textMuted};
`;

const Solid = styled.div`
  padding: ${({ theme: t }) => t.space(2)} ${({ theme: t }) => t.space(3)};
  border-radius: ${({ theme: t }) => t.radius.control};
`;

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  argTypes: { scheme: { control: 'select', options: SCHEME_NAMES } },
} satisfies Meta<typeof Colours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { scheme: 'default' } };
export const Dark: Story = { args: { scheme: 'defaultDark' } };
/** For the navbar beside any other scheme. */
export const GreyDark: Story = { args: { scheme: 'greyDark' } };
