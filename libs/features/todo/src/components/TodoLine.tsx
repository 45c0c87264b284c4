import { Button } from '@ezone/ui/button';
import { limitMessages } from '@ezone/shell/notices/limit';
import { commonMessages } from '@ezone/shell/notices/words';
import { useFetchAhead } from '@ezone/shell/session/live';
import { Chip } from '@ezone/ui/chip';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { TextField } from '@ezone/ui/text-field';
import { isolated } from '@ezone/text';
import { Bookmark, CalendarClock, CircleAlert, Plus, Repeat, Star } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { todoMessages, todoSentences } from '../messages';
import type { LineToken, ParsedLine, parseLine } from '../model/parseLine';
import { limits } from '../model/todo';
import type { TodoLabel } from '../model/todo';

const icons: Record<LineToken['kind'], ReactNode> = {
  due: <CalendarClock />,
  repeat: <Repeat />,
  label: <Bookmark />,
  important: <CircleAlert />,
  starred: <Star />,
};

/** What understands the line: it is fetched ahead, or with the first letter. */
const loadParseLine = lazyContent(async () => (await import('../model/parseLine')).parseLine);

/** Without it all of the line is the title. */
const asTyped = (line: string): ParsedLine => ({ title: line.trim(), tokens: [], unknown: [], content: {} });

type ParseLine = typeof parseLine;

/** A longer line is too long for a todo, whatever is understood of it: 100,000 characters took 14 s to read. */
const LONGEST_READ = 2000;

export type TodoLineProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What an earlier visit has left in it. */
  draft: string;
  /** What another page has written in it, such as the subject of a mail: a title as it stands, whatever it sounds like. */
  asked?: string;
  /** Keeps what is typed; an empty text where there is nothing to keep. */
  onDraft: (line: string) => void;
  labels: readonly TodoLabel[];
  /** In milliseconds since 1970. */
  now: number;
  onAdd: (parsed: ParsedLine) => void;
};

/** The line that todos are added in. What it understands of it, such as a date, stands below and can be taken away before Enter. */
export const TodoLine = ({ inputRef, draft, asked = '', onDraft, labels, now, onAdd }: TodoLineProps) => {
  const { formatList, formatMessage, locale } = useIntl();
  const [line, setLine] = useState(draft);
  const [plain, setPlain] = useState<ReadonlySet<string>>(new Set());
  useFetchAhead(loadParseLine);
  const [parser] = useLazyContent(loadParseLine, line !== '');
  const understand = (parse: ParseLine): ParsedLine => {
    const options = { locale, now, labels };
    const given = asked !== '' && line.includes(asked) ? parse(asked, options).tokens.map(({ text }) => text) : [];
    return parse(line, { ...options, plain: new Set([...plain, ...given]) });
  };
  const parsed = parser.is === 'there' && line.length <= LONGEST_READ ? understand(parser.part) : asTyped(line);
  const { length } = parsed.title;
  const isTooLong = length > limits.title;

  const change = (text: string) => {
    setLine(text);
    onDraft(text);
  };
  const add = () => {
    if (parsed.title === '' || isTooLong) return;
    if (parser.is === 'loading') {
      // Enter can come before what understands the line.
      void loadParseLine().then(
        (parseLine) => onAdd(understand(parseLine)),
        () => onAdd(parsed),
      );
    } else onAdd(parsed);
    change('');
    setPlain(new Set());
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Row>
        <Field>
          <TextField
            ref={inputRef}
            label={formatMessage(todoMessages.line)}
            labelHidden
            icon={<Plus />}
            placeholder={formatMessage(todoMessages.example)}
            dir="auto"
            value={line}
            error={isTooLong ? formatMessage(limitMessages.tooLong, { length, limit: limits.title }) : undefined}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || line === '') return;
              // The text goes first, and what else Escape closes with the next press.
              event.preventDefault();
              event.stopPropagation();
              change('');
            }}
          />
        </Field>
        {line.trim() !== '' && (
          <Button type="submit" isDisabled={parsed.title === '' || isTooLong}>
            {formatMessage(commonMessages.add)}
          </Button>
        )}
      </Row>
      {parsed.tokens.length > 0 && (
        <Understood aria-label={formatMessage(todoMessages.understood)}>
          {parsed.tokens.map(({ kind, text }) => (
            <li key={text}>
              <Chip
                icon={icons[kind]}
                tone="primary"
                remove={{
                  label: formatMessage(todoSentences.notThis, { text }),
                  onPress: () => {
                    setPlain(new Set([...plain, text]));
                    inputRef.current?.focus();
                  },
                }}
              >
                {text}
              </Chip>
            </li>
          ))}
        </Understood>
      )}
      <Unknown role="status">
        {parsed.unknown.length > 0 &&
          formatMessage(todoSentences.noLabel, {
            count: parsed.unknown.length,
            names: formatList(parsed.unknown.map(isolated)),
          })}
      </Unknown>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
`;

const Field = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Unknown = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};

  &:empty {
    display: none;
  }
`;

const Understood = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
