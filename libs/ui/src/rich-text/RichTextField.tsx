import { Bold, Heading, Italic, Link, List, ListOrdered, Quote, SquareCode, Underline, Unlink } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import styled from 'styled-components';
import { paneInset } from '../below-bars';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';
import type { RichTextFormat } from './formats';
import { useRichText } from './useRichText';
import type { RichTextOptions } from './useRichText';

/** What the tools are called, already translated. */
export type RichTextLabels = Record<RichTextFormat | 'link' | 'unlink' | 'tools', string>;

export type RichTextFieldProps = Omit<RichTextOptions, 'attributes' | 'covered'> & {
  /** The name of the field, for screen readers. */
  label: string;
  labels: RichTextLabels;
  /** Asks for the address of a link; undefined where none is wanted. */
  askLink: () => Promise<string | undefined>;
  /** How much of the foot of what scrolls is covered, in pixels: the caret stays clear of that. @default 0 */
  coveredFoot?: number;
  /** What is wrong with it. */
  error?: string | undefined;
  'data-field'?: string;
};

/** How high the tools are, in pixels: the caret stays clear of them where they stand over the text. */
const TOOLS_HEIGHT = 48;

type Tool = { format: RichTextFormat; icon: ReactNode; shortcut?: string };

const tools: readonly Tool[] = [
  { format: 'bold', icon: <Bold />, shortcut: 'Ctrl B' },
  { format: 'italic', icon: <Italic />, shortcut: 'Ctrl I' },
  { format: 'underline', icon: <Underline />, shortcut: 'Ctrl U' },
  { format: 'heading', icon: <Heading />, shortcut: 'Ctrl Alt 2' },
  { format: 'bulletList', icon: <List /> },
  { format: 'orderedList', icon: <ListOrdered /> },
  { format: 'blockquote', icon: <Quote /> },
  { format: 'codeBlock', icon: <SquareCode /> },
];

/**
 * A text with its formats, as HTML: bold, italic, underlined, in lists and quotations, with headings, code and links. What is pasted keeps of these
 * what it has. Each block finds its own direction. The tools are one stop for Tab, with
 * arrows between them, and stay in sight while a long text scrolls. For text without formats, use TextArea.
 */
export const RichTextField = ({
  label,
  labels,
  askLink,
  coveredFoot = 0,
  error,
  'data-field': field,
  ...options
}: RichTextFieldProps) => {
  const errorId = useId();
  const isWrong = error !== undefined;
  const attributes = useMemo(
    () => ({
      ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...(field !== undefined && { 'data-field': field }),
      ...(isWrong && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
    }),
    [label, field, isWrong, errorId],
  );
  const { ref, active, toggle, setLink, removeLink } = useRichText({
    ...options,
    attributes,
    covered: { top: TOOLS_HEIGHT, bottom: coveredFoot },
  });
  const isLink = active.includes('link');
  const link = async () => {
    const address = await askLink();
    if (address !== undefined) setLink(address);
  };
  return (
    <div>
      <Frame $isWrong={isWrong}>
        <Tools aria-label={labels.tools}>
          {tools.map(({ format, icon, shortcut }) => (
            <Tooltip key={format} text={labels[format]} {...(shortcut !== undefined && { shortcut })}>
              <IconButton
                icon={icon}
                label={labels[format]}
                size="dense"
                variant={active.includes(format) ? 'secondary' : 'ghost'}
                aria-pressed={active.includes(format)}
                onPress={() => {
                  toggle(format);
                }}
              />
            </Tooltip>
          ))}
          <Tooltip text={isLink ? labels.unlink : labels.link}>
            <IconButton
              icon={isLink ? <Unlink /> : <Link />}
              label={isLink ? labels.unlink : labels.link}
              size="dense"
              variant={isLink ? 'secondary' : 'ghost'}
              aria-pressed={isLink}
              onPress={() => {
                if (isLink) removeLink();
                else void link();
              }}
            />
          </Tooltip>
        </Tools>
        <Text ref={ref} />
      </Frame>
      {isWrong && (
        <Wrong id={errorId} role="status">
          {error}
        </Wrong>
      )}
    </div>
  );
};

const Frame = styled.div<{ $isWrong: boolean }>`
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.tone.error.text : theme.color.borderStrong)};
  border-radius: ${({ theme }) => theme.radius.control};

  &:focus-within {
    ${({ theme }) => theme.fieldFocus}
  }
`;

const Tools = styled(Toolbar)`
  position: sticky;
  inset-block-start: calc(-1 * ${paneInset});
  z-index: 1;
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  /* One line also on a phone, where it can be pushed along: the text needs the height. */
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${({ theme }) => theme.space(1)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: ${({ theme }) => theme.color.surface};

  & > * {
    flex: none;
  }
`;

const Wrong = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;

const Text = styled.div`
  & > [role='textbox'] {
    position: relative;
    min-block-size: 24rem;
    padding: ${({ theme }) => theme.space(3)};
    outline: none;
    overflow-wrap: anywhere;
    ${({ theme }) => theme.type.body}
    font-size: max(1.5rem, var(--ez-font-floor));
    font-variant-ligatures: none;
    line-height: 1.6;
    /* ProseMirror asks for this: every space that is typed has its place. */
    white-space: break-spaces;

    /* Each block has its own direction. */
    & [dir] {
      text-align: start;
    }

    & > * + * {
      margin-block-start: ${({ theme }) => theme.space(3)};
    }
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${({ theme }) => theme.space(4)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.textMuted};
  }

  & :is(ul, ol) {
    padding-inline-start: ${({ theme }) => theme.space(6)};
    list-style: revert;
  }

  & a {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & pre {
    white-space: pre-wrap;
  }

  /* ProseMirror names so what is selected as a whole, and where it draws no caret. */
  & .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.tone.primary.solid};
  }

  & .ProseMirror-hideselection {
    caret-color: transparent;

    &::selection,
    & *::selection {
      background: transparent;
    }
  }

  & img.ProseMirror-separator {
    display: inline !important;
    margin: 0 !important;
    border: 0 !important;
  }
`;
