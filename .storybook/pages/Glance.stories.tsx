import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** One kind of page: the story that shows it, and what it is called. */
type Kind = { id: string; name: string; isWideOnly?: boolean };

/** Every kind of page that the product has. A story that is gone fails the stories' run. */
const kinds: readonly Kind[] = [
  { id: 'whole-pages--sign-in', name: 'Sign-in' },
  { id: 'whole-pages--start', name: 'Start' },
  { id: 'whole-pages--notes', name: 'A list with cards: notes' },
  { id: 'whole-pages--open-note', name: 'A dialog' },
  { id: 'whole-pages--settings', name: 'A panel: settings' },
  // On a phone it is opened from the menu.
  { id: 'whole-pages--chat', name: 'The chat', isWideOnly: true },
  { id: 'whole-pages--icons', name: 'Icons' },
  { id: 'whole-pages--not-found', name: 'An error' },
  { id: 'whole-pages--carded-layout', name: 'A carded layout' },
  { id: 'whole-pages--typography', name: 'Typography' },
];

const sizes = {
  desk: { width: 1440, height: 900, scale: 0.36 },
  phone: { width: 390, height: 844, scale: 0.6 },
} as const;

type GlanceProps = {
  /** @default 'desk' */
  size?: keyof typeof sizes;
  /** @default 'default' */
  scheme?: string;
  /** @default 'en' */
  language?: 'en' | 'tr' | 'ar';
};

/** Each kind of page in small, drawn by the page itself; its name leads to it in full. */
const Glance = ({ size = 'desk', scheme = 'default', language = 'en' }: GlanceProps) => {
  const globals = `scheme:${scheme};locale:${language}`;
  return (
    <main>
      <Heading>The product at a glance</Heading>
      <Pages>
        {kinds
          .filter(({ isWideOnly }) => size === 'desk' || !isWideOnly)
          .map(({ id, name }) => (
            <figure key={id}>
              {/* Without axe: each page is looked at by its own story. */}
              <Frame
                size={size}
                name={name}
                src={`iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`}
              />
              <figcaption>
                <a href={`./?path=/story/${id}&globals=${globals}`} target="_top">
                  {name}
                </a>
              </figcaption>
            </figure>
          ))}
      </Pages>
    </main>
  );
};

/** A page in small, from when it is first seen: out of sight a browser draws no frame of it, and what the story waits for never comes. */
function Frame({ size, name, src }: { size: keyof typeof sizes; name: string; src: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Box ref={box} $size={size}>
      {isSeen && <Miniature $size={size} title={name} src={src} inert />}
    </Box>
  );
}

const Heading = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
  margin-block-end: ${({ theme }) => theme.space(6)};
`;

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(6)};

  & figcaption {
    padding-block-start: ${({ theme }) => theme.space(2)};
  }
`;

const px = (length: number) => `${String(length)}px`;

const Box = styled.div<{ $size: keyof typeof sizes }>`
  overflow: hidden;
  inline-size: ${({ $size }) => px(sizes[$size].width * sizes[$size].scale)};
  block-size: ${({ $size }) => px(sizes[$size].height * sizes[$size].scale)};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.border};
`;

const Miniature = styled.iframe<{ $size: keyof typeof sizes }>`
  display: block;
  inline-size: ${({ $size }) => px(sizes[$size].width)};
  block-size: ${({ $size }) => px(sizes[$size].height)};
  border: none;
  transform: scale(${({ $size }) => sizes[$size].scale});
  transform-origin: top left;

  &:dir(rtl) {
    transform-origin: top right;
  }
`;

const meta = {
  title: 'The product at a glance',
  component: Glance,
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Glance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async () => {
    const index = (await (await fetch('index.json')).json()) as { entries: Record<string, unknown> };
    await expect(Object.keys(index.entries)).toEqual(expect.arrayContaining(kinds.map(({ id }) => id)));
  },
};

export const Dark: Story = { args: { scheme: 'defaultDark' }, globals: { scheme: 'defaultDark' } };

export const Coloured: Story = { args: { scheme: 'ocean' }, globals: { scheme: 'ocean' } };

export const Arabic: Story = { args: { language: 'ar' } };

export const Phone: Story = { args: { size: 'phone' } };
