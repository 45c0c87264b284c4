import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button';
import { Switch } from '../switch';
import { theme } from '.';

/** A box is an element with a style, and takes its lengths and colours from the theme. */
const Plate = styled.div`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`;

/** One below the other, with the same room between each. */
const Column = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

/** Beside each other as far as there is room, and then in the next line. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

/** As many columns as fit, of 16 rem or more; on a screen that is narrower than that, one. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** Lines that are no longer than an eye follows. */
const Reading = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
`;

const Raised = styled(Plate)<{ $level: 0 | 1 | 2 | 3 }>`
  box-shadow: ${({ theme, $level }) => theme.elevation[$level]};
`;

const Ground = styled(Plate)<{ $ground: GroundName }>`
  background: ${({ theme, $ground }) => theme.color[$ground]};
`;

const Muted = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const meta = { title: 'Foundations/Layout', render: () => <Plate>A box</Plate> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** One element, one style. */
export const Box: Story = {
  render: () => (
    <Plate>
      <strong>Quarterly report</strong>
      <Muted>Draft, last changed yesterday</Muted>
    </Plate>
  ),
};

export const Stack: Story = {
  render: () => (
    <Column>
      <Plate>First</Plate>
      <Plate>Second</Plate>
      <Row>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Skip</Button>
      </Row>
    </Column>
  ),
};

export const Grid: Story = {
  render: () => (
    <Tiles>
      {['Mail', 'Calendar', 'Contacts', 'Notes', 'Files', 'Help'].map((name) => (
        <Plate key={name}>{name}</Plate>
      ))}
    </Tiles>
  ),
  play: async ({ canvas }) => {
    const [one, other] = [canvas.getByText('Mail'), canvas.getByText('Calendar')].map((tile) => tile.offsetWidth);
    await expect(one).toBe(other);
  },
};

export const ReadingWidth: Story = {
  render: () => (
    <Reading>
      Whoever reads a line and goes back to find the next one loses it where lines are long. This paragraph stays as
      narrow as sixty-eight of its digits, however wide the screen is that it stands on.
    </Reading>
  ),
};

const grounds = {
  bg: 'the page',
  surface: 'cards',
  surface2: 'wells, heads of tables',
  raised: 'menus, popovers, dialogs',
} as const;
type GroundName = keyof typeof grounds;

/** What stands on what is told by its ground and a border. */
export const Grounds: Story = {
  render: () => (
    <Tiles>
      {(Object.keys(grounds) as GroundName[]).map((name) => (
        <Ground key={name} $ground={name}>
          <code>{name}</code>
          <Muted>{grounds[name]}</Muted>
        </Ground>
      ))}
    </Tiles>
  ),
};

const heights = [
  [0, 'cards, as they stand'],
  [1, 'a card under the pointer'],
  [2, 'menus and popovers'],
  [3, 'dialogs, drawers, side panels'],
] as const;

/** The further something is above the page, the larger is its shadow. */
export const Elevation: Story = {
  render: () => (
    <Tiles>
      {heights.map(([level, what]) => (
        <Raised key={level} $level={level}>
          <code>{level}</code>
          <Muted>{what}</Muted>
        </Raised>
      ))}
    </Tiles>
  ),
};

const Spine = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Shelf = styled.li`
  display: flex;
  justify-content: space-between;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.tag};
  ${({ theme }) => theme.figures}
`;

/** What lies over what, the topmost first. */
export const Layers: Story = {
  render: () => (
    <Spine role="list">
      {Object.entries(theme.layer)
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, layer]) => (
          <Shelf key={name}>
            <code>{name}</code> {layer}
          </Shelf>
        ))}
    </Spine>
  ),
};

type MotionName = keyof typeof theme.motion;

const Track = styled.li`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
`;

const Runner = styled.div<{ $motion: MotionName; $isAway: boolean }>`
  margin-inline-end: 4rem;
  transform: translateX(${({ $isAway }) => ($isAway ? '100%' : '0')});
  transition: transform ${({ theme, $motion }) => theme.motion[$motion]};

  &:dir(rtl) {
    transform: translateX(${({ $isAway }) => ($isAway ? '-100%' : '0')});
  }

  &::before {
    content: '';
    display: block;
    inline-size: 4rem;
    block-size: 1.6rem;
    border-radius: ${({ theme }) => theme.radius.tag};
    background: ${({ theme }) => theme.tone.primary.solid};
  }
`;

const Motions = () => {
  const [isAway, setAway] = useState(false);
  return (
    <Column>
      <Switch isSelected={isAway} onChange={setAway}>
        At the other end
      </Switch>
      <Spine role="list" style={{ overflow: 'hidden' }}>
        {(Object.keys(theme.motion) as MotionName[]).map((name) => (
          <Track key={name}>
            <span>
              <code>{name}</code>
              <Muted as="span"> {/\d+ms/.exec(theme.motion[name])}</Muted>
            </span>
            <Runner $motion={name} $isAway={isAway} data-runner={name} />
          </Track>
        ))}
      </Spine>
    </Column>
  );
};

/** Each as long and as gently as the theme says. Who has asked for less motion sees them jump. */
export const Motion: Story = {
  render: () => <Motions />,
  play: async ({ canvas, canvasElement }) => {
    const runner = canvasElement.querySelector('[data-runner="press"]') as HTMLElement;
    const before = runner.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('switch', { name: 'At the other end' }));
    await waitFor(() => expect(runner.getBoundingClientRect().left).not.toBe(before));
  },
};

export const Dark: Story = { ...Elevation, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...Grid, globals: { locale: 'ar' } };
