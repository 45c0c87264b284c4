import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** The properties of the message's page, each with where its value is looked up on this one. */
const colours = { '--text': 'color', '--border': 'border-inline-start-color', '--link': 'outline-color' } as const;

/** Gives the message's page the colours and the size of letters of this one. */
const paint = (frame: HTMLIFrameElement) => {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  const style = getComputedStyle(frame);
  for (const [property, source] of Object.entries(colours))
    root.style.setProperty(property, style.getPropertyValue(source));
  root.style.setProperty('--size', style.fontSize);
  root.style.setProperty('--font', style.fontFamily);
  root.style.colorScheme = style.colorScheme;
};

/** Gives the message's page the fonts of this one. */
const lendFonts = ({ contentDocument }: HTMLIFrameElement) => {
  const sheet = contentDocument?.querySelector('style')?.sheet;
  if (!sheet) return;
  for (const { href, cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const absolute = (_: string, url: string) => `url("${new URL(url, href ?? document.baseURI).href}")`;
      sheet.insertRule(rule.cssText.replace(/url\("([^"]+)"\)/g, absolute), sheet.cssRules.length);
    }
  }
};

export type MessageFrameProps = {
  /** The message as a page of its own: its address, or itself. */
  page: { src: string } | { srcDoc: string };
  /** Names it. */
  title: string;
  /** Names what shows a part that is folded in it. */
  unfoldLabel: string;
  /** Called when it has been loaded. */
  onLoaded?: () => void;
};

/** HTML of somebody else, such as the message of a mail, in a frame in which nothing runs. It is as high as the message. */
export const MessageFrame = ({ page, title, unfoldLabel, onLoaded }: MessageFrameProps) => {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [loads, setLoads] = useState(0);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const body = frame?.contentDocument?.body;
    if (!frame || !body || loads === 0) return;
    const measure = () => {
      setHeight(Math.ceil(body.getBoundingClientRect().height));
    };
    lendFonts(frame);
    paint(frame);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(body);
    const repainted = new MutationObserver(() => {
      paint(frame);
    });
    repainted.observe(document.documentElement, { attributes: true });
    return () => {
      resized.disconnect();
      repainted.disconnect();
    };
  }, [loads]);

  useLayoutEffect(() => {
    // The server folds what a message quotes; it does not know the language of its reader.
    for (const fold of frameRef.current?.contentDocument?.querySelectorAll('summary') ?? [])
      fold.ariaLabel = unfoldLabel;
  }, [loads, unfoldLabel]);

  return (
    <Frame
      ref={frameRef}
      {...page}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ blockSize: height }}
      $isShown={loads > 0}
      onLoad={() => {
        setLoads((before) => before + 1);
        onLoaded?.();
      }}
    />
  );
};

const Frame = styled.iframe<{ $isShown: boolean }>`
  display: block;
  inline-size: 100%;
  min-block-size: 4rem;
  border: 0 solid ${({ theme }) => theme.color.border};
  outline: 0 solid ${({ theme }) => theme.tone.primary.text};
  color: ${({ theme }) => theme.color.text};
  font-size: max(1.5rem, var(--ez-font-floor));
  /* Its page has no colours before it is loaded. */
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
`;
