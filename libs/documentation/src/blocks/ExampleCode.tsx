import { useLanguage } from '@ezone/i18n';
import { IconButton } from '@ezone/ui/icon-button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { codeColors } from '../markdown/CodeBlock';
import { docsMessages, docsSentences } from '../messages';
import { useCopy } from '../useCopy';
import { copiedCode, exampleCode } from './exampleCode';
import type { Args } from './story';

type ExampleCodeProps = {
  component: string;
  args: Args;
  /** Props whose value is one of a few, which nobody types: a part of one is none of them. */
  chosen: readonly string[];
  /** Called with what was typed for a prop. */
  onChange: (args: Args) => void;
};

/** The code of an example. Its texts and numbers are fields: what is typed there is what the example shows. */
export const ExampleCode = ({ component, args, chosen, onChange }: ExampleCodeProps) => {
  const { formatMessage } = useIntl();
  const copy = useCopy();
  const pieces = exampleCode(component, args);
  return (
    <Frame>
      <Code lang="en" dir="ltr">
        {pieces.map(({ text, kind, prop }, index) => {
          const key = prop ?? index;
          if (prop === undefined || chosen.includes(prop))
            return (
              <span key={key} className={kind && `token-${kind}`}>
                {text}
              </span>
            );
          const field = {
            className: kind && `token-${kind}`,
            label: formatMessage(docsSentences.valueOf, { prop }),
            text,
          };
          return typeof args[prop] === 'number' ? (
            <NumberValue key={key} {...field} onChange={(value) => onChange({ [prop]: value })} />
          ) : (
            <TextValue key={key} {...field} onChange={(value) => onChange({ [prop]: value })} />
          );
        })}
      </Code>
      <IconButton
        size="dense"
        icon={<Copy />}
        label={formatMessage(docsMessages.copyCode)}
        onPress={() => void copy(copiedCode(pieces))}
      />
    </Frame>
  );
};

type ValueProps<Value> = {
  className: string | undefined;
  label: string;
  text: string;
  onChange: (value: Value) => void;
};

const stayInLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const TextValue = ({ label, text, onChange, ...field }: ValueProps<string>) => (
  <Value
    {...field}
    aria-label={label}
    lang={useLanguage().language}
    dir="auto"
    spellCheck={false}
    value={text}
    onKeyDown={stayInLine}
    onChange={({ currentTarget: { value } }) => onChange(value)}
  />
);

/** Keeps what is typed until it is left: on the way to a number there are texts that are none, as "-", and "1." is not yet 1. */
const NumberValue = ({ label, text, onChange, ...field }: ValueProps<number>) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Value
      {...field}
      aria-label={label}
      lang={useLanguage().language}
      inputMode="decimal"
      value={typed ?? text}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value.trim() !== '' && Number.isFinite(Number(value))) onChange(Number(value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
`;

const Code = styled.pre`
  ${({ theme }) => theme.type.dense}
  ${codeColors}
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(1)};
  font-family: ${({ theme }) => theme.font.mono};
  white-space: pre-wrap;
`;

/* As wide as its text, which goes on in further lines where there is no room, and underlined so that one sees what can be changed. */
const Value = styled.textarea.attrs({ rows: 1 })`
  field-sizing: content;
  min-inline-size: 1ch;
  /* The quote that follows finds its place in the line. */
  max-inline-size: calc(100% - 2ch);
  resize: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  vertical-align: bottom;
  padding: 0;
  border: none;
  border-block-end: 1px dashed ${({ theme }) => theme.color.borderStrong};
  background: none;
  color: inherit;
  font: inherit;
`;
