import { theme } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const RADII = Object.keys(theme.radius) as (keyof typeof theme.radius)[];
const LEVELS = [0, 1, 2, 3] as const;

/** Lengths on the 4 px grid, corners and heights. All in rem, so that the user's font size scales everything. */
const Measures = () => (
  <>
    <Heading>Space</Heading>
    <Rows>
      {STEPS.map((steps) => (
        <Row key={steps}>
          <Name>
            space({steps}) {steps * 4} px
          </Name>
          <Bar style={{ inlineSize: theme.space(steps) }} />
        </Row>
      ))}
    </Rows>
    <Heading>Radius</Heading>
    <Boxes>
      {RADII.map((radius) => (
        <Box key={radius} style={{ borderRadius: theme.radius[radius] }}>
          {radius}
        </Box>
      ))}
    </Boxes>
    <Heading>Elevation</Heading>
    <Boxes>
      {LEVELS.map((level) => (
        <Box key={level} style={{ boxShadow: theme.elevation[level] }}>
          {level}
        </Box>
      ))}
    </Boxes>
  </>
);

const Heading = styled.h2`
  ${({ theme: t }) => t.type.section}
  margin-block: ${({ theme: t }) => t.space(6)} ${({ theme: t }) => t.space(3)};
`;

const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${({ theme: t }) => t.space(2)};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme: t }) => t.space(4)};
`;

const Name = styled.span`
  inline-size: 14rem;
  color: ${({ theme: t }) => t.color.textMuted};
`;

const Bar = styled.div`
  block-size: 1.6rem;
  border-radius: 0.2rem;
  background: ${({ theme: t }) => t.tone.primary.solid};
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme: t }) => t.space(6)};
`;

const Box = styled.div`
  display: grid;
  place-items: center;
  inline-size: 10rem;
  block-size: 6.4rem;
  border: 1px solid ${({ theme: t }) => t.color.border};
  border-radius: ${({ theme: t }) => t.radius.card};
  background: ${({ theme: t }) => t.color.raised};
`;

const meta = { title: 'Foundations/Space', component: Measures } satisfies Meta<typeof Measures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { scheme: 'defaultDark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
