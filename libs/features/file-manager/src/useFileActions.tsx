import { useApi } from '@ezone/shell/data/query';
import { useDialog } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { asStored, newId, useRecordsStore } from '@ezone/shell/records';
import type { UndoEntry } from '@ezone/shell/records';
import { useFetchAhead } from '@ezone/shell/session/live';
import { fileNameKey, isolated } from '@ezone/text';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { filesMessages, filesSentences } from './messages';
import { freeName } from './model/file';
import type { FileEntry, NameFault } from './model/file';
import { FILES, filesIn, isOfFiles } from './model/folderCollections';
import type { Move } from './model/folderCollections';
import type { ConflictChoice } from '@ezone/shell/page/uploads';

/** A folder that files go into; null is the top. */
export type Target = { id: string | null; name: string };

/** How long the toast with Undo is shown, in milliseconds. */
const OFFER_LASTS = 8000;

const loadQuestion = lazyContent(async () => (await import('./components/conflictQuestion')).conflictQuestion);

/** Changes of files: at once on screen and to be taken back, wherever the files lie. One step is one toast with one Undo. */
export function useFileActions() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const store = useRecordsStore();
  const toast = useToast();
  const dialog = useDialog();
  useFetchAhead(loadQuestion);
  const copying = useMutation({
    mutationFn: ({
      files,
      target,
      conflict,
    }: {
      files: readonly FileEntry[];
      target: Target;
      conflict: ConflictChoice;
    }) =>
      api.copyFiles({
        body: { ids: files.map(({ id }) => id), folderId: target.id, conflict },
        idempotencyKey: newId(),
      }),
    meta: { failed: filesMessages.notCopied },
    onSettled: () => client.invalidateQueries({ predicate: isOfFiles }),
  });
  const { mutate: copyNow } = copying;

  return useMemo(() => {
    const { records, lists, outbox, words } = store;
    /** The folder's list, which has to be known before anything in it changes: what search has found lies anywhere. */
    const knownFolder = async (folderId: string | null) => {
      const collection = filesIn(folderId);
      outbox.register(asStored(collection));
      if (!lists.read(collection.list)) await lists.ask(asStored(collection));
      return collection;
    };
    const offer = (entries: readonly (UndoEntry | null)[], done: string, failed?: string) => {
      const made = entries.filter((entry) => entry !== null);
      const [first] = made;
      if (!first) return;
      const key = `change: ${first.id}`;
      for (const { changes } of made)
        for (const { id } of changes) words.set(id, { key, ...(failed !== undefined && { failed }) });
      const undo = () => {
        for (const entry of made.toReversed()) records.undo(entry);
      };
      toast.show({
        ...{ key, variant: 'success', message: done, duration: OFFER_LASTS },
        action: { label: formatMessage(commonMessages.undo), onPress: undo },
      });
    };
    const inFolders = (files: readonly FileEntry[]) => [...Map.groupBy(files, ({ folderId }) => folderId)];
    const nameOf = (files: readonly FileEntry[]) => isolated(files[0]?.name ?? '');
    /** What is done about names that the target has already; undefined where it was closed without an answer. */
    const askAbout = async (files: readonly FileEntry[], target: Target): Promise<ConflictChoice | undefined> => {
      let there: readonly FileEntry[];
      try {
        const collection = await knownFolder(target.id);
        there = (records.shown(asStored(collection)) ?? []) as readonly FileEntry[];
      } catch {
        // Nobody knows without a network: then nothing is lost.
        return 'keepBoth';
      }
      const names = new Set(there.map(({ name }) => fileNameKey(name)));
      const coming = new Set(files.map(({ id }) => id));
      const taken = files.filter(({ name }) => names.has(fileNameKey(name)));
      const isItself = there.some(({ id }) => coming.has(id));
      if (taken.length === 0 || isItself) return 'keepBoth';
      // As above: where the question cannot be had, nothing is lost.
      const conflictQuestion = await loadQuestion().catch(() => null);
      if (!conflictQuestion) return 'keepBoth';
      const known = { count: taken.length, name: nameOf(taken), folder: isolated(target.name) };
      return dialog.open<ConflictChoice>(conflictQuestion({ formatMessage }, known));
    };

    return {
      remove: async (files: readonly FileEntry[]): Promise<void> => {
        const entries: (UndoEntry | null)[] = [];
        for (const [folderId, some] of inFolders(files)) {
          const collection = asStored(await knownFolder(folderId));
          entries.push(
            records.remove(
              collection,
              some.map(({ id }) => id),
            ),
          );
        }
        offer(entries, formatMessage(filesSentences.removed, { count: files.length, name: nameOf(files) }));
      },
      move: async (files: readonly FileEntry[], target: Target): Promise<void> => {
        const moved = files.filter(({ id, folderId }) => folderId !== target.id && id !== target.id);
        if (moved.length === 0) return;
        const conflict = await askAbout(moved, target);
        if (conflict === undefined) return;
        const entries: (UndoEntry | null)[] = [];
        for (const [from, some] of inFolders(moved)) {
          const collection = asStored(await knownFolder(from));
          const ids = some.map(({ id }) => id);
          entries.push(records.bulk(collection, 'move', ids, { from, to: target.id, conflict } satisfies Move));
        }
        const done = { count: moved.length, name: nameOf(moved), folder: isolated(target.name) };
        offer(entries, formatMessage(filesSentences.moved, done), formatMessage(filesMessages.notMoved));
      },
      copy: async (files: readonly FileEntry[], target: Target): Promise<void> => {
        const conflict = await askAbout(files, target);
        if (conflict === undefined) return;
        copyNow(
          { files, target, conflict },
          {
            onSuccess: ({ files: copies, skipped }) => {
              const done = { count: copies.length, name: nameOf(copies), folder: isolated(target.name) };
              const undo = async () => {
                const ids = copies.map(({ id }) => id);
                await api.removeFiles({ body: { ids } });
                await client.invalidateQueries({ predicate: isOfFiles });
              };
              const said = copies.length > 0 ? [formatMessage(filesSentences.copied, done)] : [];
              if (skipped.length > 0) said.push(formatMessage(filesSentences.skipped, { count: skipped.length }));
              toast.show({
                ...{ variant: 'success', message: said.join(' '), duration: OFFER_LASTS },
                // A version that replaced another one is had back among the versions.
                ...(conflict !== 'replace' &&
                  copies.length > 0 && {
                    action: { label: formatMessage(commonMessages.undo), onPress: () => void undo() },
                  }),
              });
            },
          },
        );
      },
      /** Renames a file. @param wanted a name that a file may have, or the empty one, which changes nothing @returns what speaks against it; null where it has it now */
      rename: async (file: FileEntry, wanted: string): Promise<NameFault | null> => {
        const name = wanted.trim();
        if (name === '' || name === file.name) return null;
        const collection = await knownFolder(file.folderId);
        const others = (records.shown(asStored(collection)) ?? []) as readonly FileEntry[];
        const folded = fileNameKey(name);
        if (others.some((other) => other.id !== file.id && fileNameKey(other.name) === folded)) return 'nameTaken';
        const entry = records.update(collection, file.id, { name });
        offer(
          [entry],
          formatMessage(filesSentences.renamed, { name: isolated(name) }),
          formatMessage(filesMessages.notRenamed),
        );
        return null;
      },
      /** Makes a folder, whose name is free. */
      makeFolder: async (folderId: string | null, owner: string): Promise<FileEntry> => {
        const collection = await knownFolder(folderId);
        const there = (records.shown(asStored(collection)) ?? []) as readonly FileEntry[];
        const names = new Set(there.map((file) => fileNameKey(file.name)));
        const name = freeName(formatMessage(filesMessages.newFolder), (one) => names.has(fileNameKey(one)));
        const now = new Date().toISOString();
        const { record, entry } = records.create(collection, {
          ...{ name, type: 'folder', owner, size: null, modified: now, opened: now, created: now, extention: '' },
          ...{ location: '', offline: false, preview: null, folderId, mediaType: null, url: null, versions: 0 },
        });
        offer(
          [entry],
          formatMessage(filesSentences.made, { name: isolated(name) }),
          formatMessage(filesMessages.notMade),
        );
        return record;
      },
      /** Hears of changes of this window that the server has taken: it tells the others alone. @returns how to stop that */
      followOwn: (): (() => void) =>
        outbox.onAnyFate(({ change, became }) => {
          if (became === 'acknowledged' && change.list.startsWith(FILES))
            void client.invalidateQueries({ predicate: isOfFiles });
        }),
    };
  }, [api, client, store, toast, dialog, copyNow, formatMessage]);
}

/** The ways to change files. */
export type FileActions = ReturnType<typeof useFileActions>;
