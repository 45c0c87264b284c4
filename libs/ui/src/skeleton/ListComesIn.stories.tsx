import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '.';
import { Button } from '../button';
import { Card } from '../card';

type ListComesInProps = {
  /** How long the list is on its way, in milliseconds. */
  delay: number;
};

const titles = ['Quarterly report', 'The way to Izmir', 'Shopping list'];

/** A list that is loaded anew with each press. */
function ListComesIn({ delay }: ListComesInProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setThere(true), delay);
    return () => clearTimeout(timer);
  }, [isThere, delay]);
  return (
    <Parts>
      <div>
        <Button onPress={() => setThere(false)}>Load again</Button>
      </div>
      {isThere ? (
        <Cards role="list">
          {titles.map((title) => (
            <Card key={title} role="listitem">
              {title}
            </Card>
          ))}
        </Cards>
      ) : (
        <SkeletonGroup label="Notes are being loaded">
          <Cards>
            {titles.map((title) => (
              <Skeleton key={title} shape="card" height="5.4rem" />
            ))}
          </Cards>
        </SkeletonGroup>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const meta = {
  title: 'Foundations/List that comes in',
  component: ListComesIn,
  args: { delay: 1500 },
  render: (args) => <ListComesIn {...args} />,
} satisfies Meta<typeof ListComesIn>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Skeletons fade in and pulse together; the list takes their place at once. */
export const Slow: Story = {
  args: { delay: 1500 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Notes are being loaded');
  },
};

/** What is there within 150 ms never shows a skeleton. */
export const Quick: Story = {
  args: { delay: 100 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};
