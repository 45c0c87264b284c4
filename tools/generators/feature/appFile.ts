import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const appFile = ({
  Thing,
  thing,
  things,
  thingsPath,
  nouns,
}: ModuleWords) => `import { RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import {
  ListDetailPage,
  listFields,
  listMessages,
  listSentences,
  NothingFound,
  searchRecords,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { UnsavedMark, useRecords } from '@ezone/shell/records';
import { EmptyState } from '@ezone/ui/empty-state';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ${Thing}Fields } from './${Thing}Fields';
import { ${things}Messages, ${things}Sentences } from './messages';
import type { ${Thing} } from './model/${thing}';
import { ${things}Collection } from './model/${things}Collection';
import { New${Thing} } from './New${Thing}';

const fields = { q: listFields.text(), sort: listFields.oneOf(['newest', 'title']) };

const searchedText = ({ title, description }: ${Thing}) => \`\${title}\\n\${description}\`;

/** The ${nouns}, and the one that is open. */
export const Page = () => {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress('/apps/${thingsPath}', fields);
  const ${things} = useRecords(${things}Collection);
  const [isAdding, setIsAdding] = useState(false);

  const all = ${things}.records;
  const { q, sort } = address.shown;
  const rows = useMemo(() => {
    const found = all && searchRecords(all, q, searchedText);
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return sort === 'title' ? found?.toSorted((one, other) => compare(one.title, other.title)) : found;
  }, [all, q, sort, locale]);
  const names = { title: formatMessage(${things}Messages.title), description: formatMessage(${things}Messages.description) };
  const nameOf = ({ title }: ${Thing}) => title.trim() || formatMessage(${things}Messages.untitled);
  const add = () => {
    setIsAdding(true);
  };

  return (
    <>
      <ListDetailPage
        address={address}
        title={formatMessage(${things}Messages.${things})}
        count={rows && formatMessage(${things}Sentences.count, { count: rows.length })}
        searchLabel={formatMessage(${things}Messages.search)}
        sort={{
          options: [
            { id: 'newest', label: formatMessage(listMessages.newest) },
            { id: 'title', label: names.title },
          ],
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: id === 'title' ? 'title' : 'newest' });
          },
        }}
        create={{ label: ${things}Messages.create, onPress: add }}
        rows={rows}
        all={all}
        recordOf={${things}.recordOf}
        textOf={nameOf}
        row={(${thing}) => {
          const unsaved = ${things}.unsavedOf(${thing}.id);
          return {
            primary: <bdi>{nameOf(${thing})}</bdi>,
            secondary: <bdi>{${thing}.description}</bdi>,
            icons: unsaved && <UnsavedMark unsaved={unsaved} />,
          };
        }}
        actions={[
          {
            id: 'remove',
            label: commonMessages.remove,
            icon: <Trash2 />,
            keys: '#',
            tone: 'error',
            isLeaving: true,
            run: (ids) => {
              ${things}.remove(ids, { done: formatMessage(listSentences.removed, { count: ids.length }) });
            },
          },
        ]}
        empty={
          q !== '' && address.search ? (
            <NothingFound search={address.search} />
          ) : (
            <EmptyState>{formatMessage(${things}Messages.empty)}</EmptyState>
          )
        }
        failure={
          ${things}.query.isError
            ? {
                title: formatMessage(commonMessages.notLoaded),
                isRetrying: ${things}.query.isFetching,
                retry: () => void ${things}.query.refetch(),
              }
            : undefined
        }
        detail={(${thing}) => (
          <RecordEditor
            collection={${things}Collection}
            record={${thing}}
            records={${things}}
            names={names}
            onKeptAsNew={({ id }) => {
              address.step(id);
            }}
          >
            {(form) => <${Thing}Fields form={form} />}
          </RecordEditor>
        )}
      />
      {isAdding && (
        <New${Thing}
          onCreate={${things}.create}
          onCreated={({ id }) => {
            setIsAdding(false);
            address.open(id);
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
};
`;
