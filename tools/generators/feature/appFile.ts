import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const appFile = ({
  Thing,
  thing,
  things,
  thingsPath,
  nouns,
}: ModuleWords) => `import { useFetched } from '@ezone/shell/notices/dialog';
import { commonMessages } from '@ezone/shell/notices/words';
import {
  LazyDetail,
  ListDetailPage,
  listFields,
  listMessages,
  listSentences,
  NothingFound,
  searchRecords,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { UnsavedMark, useRecords } from '@ezone/shell/records';
import { useFetchAhead } from '@ezone/shell/session/live';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ${things}Messages, ${things}Sentences } from './messages';
import type { ${Thing} } from './model/${thing}';
import { ${things}Collection } from './model/${things}Collection';

// Forms are larger than the page: they come when they are opened, or when the browser is idle.
const loadOpen = lazyContent(async () => (await import('./Open${Thing}')).Open${Thing});
const loadNew = lazyContent(async () => (await import('./New${Thing}')).New${Thing});

const fields = { q: listFields.text(), sort: listFields.oneOf(['newest', 'title']) };

const searchedText = ({ title, description }: ${Thing}) => \`\${title}\\n\${description}\`;

/** The ${nouns}, and the one that is open. */
export const Page = () => {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress('/apps/${thingsPath}', fields);
  const ${things} = useRecords(${things}Collection);
  const adding = useFetched(loadNew);
  useFetchAhead(loadOpen);
  useFetchAhead(loadNew);

  const all = ${things}.records;
  const { q, sort } = address.shown;
  const rows = useMemo(() => {
    const found = all && searchRecords(all, q, searchedText);
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return sort === 'title' ? found?.toSorted((one, other) => compare(one.title, other.title)) : found;
  }, [all, q, sort, locale]);
  const nameOf = useCallback(
    ({ title }: ${Thing}) => title.trim() || formatMessage(${things}Messages.untitled),
    [formatMessage],
  );
  const { unsavedOf } = ${things};
  const row = useCallback(
    (${thing}: ${Thing}) => {
      const unsaved = unsavedOf(${thing}.id);
      return {
        primary: <bdi>{nameOf(${thing})}</bdi>,
        secondary: <bdi>{${thing}.description}</bdi>,
        icons: unsaved && <UnsavedMark unsaved={unsaved} />,
      };
    },
    [nameOf, unsavedOf],
  );

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
            { id: 'title', label: formatMessage(${things}Messages.title) },
          ],
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: id === 'title' ? 'title' : 'newest' });
          },
        }}
        create={{ label: ${things}Messages.create, onPress: () => void adding.open() }}
        rows={rows}
        all={all}
        recordOf={${things}.recordOf}
        bringBack={${things}.bringBack}
        textOf={nameOf}
        row={row}
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
        query={${things}.query}
        detail={(${thing}) => (
          <LazyDetail
            load={loadOpen}
            props={{
              ${thing},
              ${things},
              onKeptAsNew: ({ id }) => {
                address.step(id);
              },
            }}
          />
        )}
      />
      {adding.opened && (
        <adding.opened
          onCreate={${things}.create}
          onCreated={({ id }) => {
            adding.close();
            address.open(id);
          }}
          onClose={adding.close}
        />
      )}
    </>
  );
};
`;
