import { Button } from '@ezone/ui/button';
import { NativeSelect } from '@ezone/ui/native-select';
import { Switch } from '@ezone/ui/switch';
import { TextField } from '@ezone/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PropDoc, PropDocs } from '#documentation/docgen';
import type { StoryFrame } from '#documentation/storyFrames';
import type { Stories, Story } from './story';
import { docsMessages } from '../messages';
import { useOwnWords } from '../useOwnWords';
import { useExampleArgs } from './ExampleArgs';
import { argsOf, componentOf } from './story';

type FieldsProps = {
  of: Story;
  from: Stories;
  docs: PropDocs;
};

/** Fields that change what the example above them is drawn with; its code follows. A story in a window of its own has none. */
export const Controls = ({ of, ...others }: Omit<FieldsProps, 'of'> & { of: Story | StoryFrame }) =>
  'frame' in of ? null : <ControlsOfStory of={of} {...others} />;

const ControlsOfStory = ({ of: story, from: stories, docs }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const ownWords = useOwnWords();
  const [edited, change] = useExampleArgs(story);
  const own = argsOf(stories, story);
  const args = { ...own, ...edited };
  const shown = (docs[componentOf(stories)] ?? Object.values(docs)[0] ?? []).flatMap((doc) => {
    const kind = kindOf(doc, own[doc.name]);
    return kind ? [{ ...doc, kind }] : [];
  });
  const inOrder = shown.toSorted((one, other) => Number(one.kind === 'switch') - Number(other.kind === 'switch'));
  return (
    <Panel aria-label={formatMessage(docsMessages.tryIt)} role="group" {...ownWords}>
      <Fields>
        {inOrder.map(({ name, kind, options = [], isRequired, defaultValue }) => {
          const value = args[name];
          if (kind === 'switch')
            return (
              <Switch key={name} isSelected={value === true} onChange={(is) => change({ [name]: is })}>
                <code lang="en">{name}</code>
              </Switch>
            );
          if (kind === 'select') {
            // Where it is told in words, none of them is it.
            const byDefault = options.find((option) => `'${option}'` === defaultValue);
            return (
              <NativeSelect
                key={name}
                label={<code lang="en">{name}</code>}
                value={typeof value === 'string' ? value : (byDefault ?? '')}
                options={[
                  ...(isRequired || byDefault !== undefined ? [] : [{ id: '', label: '–' }]),
                  ...options.map((option) => ({ id: option, label: option })),
                ]}
                onChange={(chosen) => change({ [name]: chosen === '' ? undefined : chosen })}
              />
            );
          }
          return (
            <TextField
              key={name}
              label={<code lang="en">{name}</code>}
              type={kind}
              dir="auto"
              value={typeof value === 'string' || typeof value === 'number' ? value : ''}
              onChange={({ currentTarget: { value: typed } }) => {
                const next = kind === 'number' ? Number(typed) : typed;
                change({ [name]: typed === '' && !isRequired ? undefined : next });
              }}
            />
          );
        })}
      </Fields>
      <Button
        size="dense"
        variant="ghost"
        onPress={() => {
          change(null);
        }}
      >
        <FormattedMessage {...docsMessages.reset} />
      </Button>
    </Panel>
  );
};

/** Props that hold words where they may hold any element. Others are for an icon or a part of a view, which nobody types. */
const WORDS = /^(?:caption|children|content|description|error|heading|hint|label|text|title)$/;

/** The field that sets a prop, by its type and the story's own value, so that it stays while it is emptied; null for what only the code can set. */
const kindOf = ({ name, type, options }: PropDoc, own: unknown): 'select' | 'switch' | 'text' | 'number' | null => {
  if (options) return 'select';
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'number';
  if (type === 'string') return 'text';
  const isText = typeof own === 'string' || (own === undefined && WORDS.test(name));
  return type === 'ReactNode' && isText ? 'text' : null;
};

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(4)};
  margin-block: ${({ theme }) => `calc(-1 * ${theme.space(2)}) ${theme.space(6)}`};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  @media print {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
`;
