import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Collection, Stored } from './collection';
import { isSameJson } from './collection';
import { recordEditorMachine } from './recordEditorMachine';
import type { Fields, Whereabouts } from './recordEditorMachine';
import { openKey, useRecordsStore } from './RecordsProvider';
import type { RecordDrafts } from './recordDrafts';
import type { RecordState } from './recordState';
import type { useRecords } from './useRecords';

/** The editor of one record. */
export type RecordEditorActor = ActorRefFrom<typeof recordEditorMachine>;

type Options<R extends Stored> = {
  collection: Collection<R>;
  /** The record as it is shown in its list. */
  record: R;
  state: RecordState;
  update: ReturnType<typeof useRecords<R>>['update'];
  /** Whether it is on screen, so that problems are shown there and not in a toast. @default true */
  isOpen?: boolean;
};

const whereaboutsOf = (state: RecordState, isDelayed: boolean): Whereabouts => {
  if (!state) return 'stored';
  const { at } = state.progress;
  // Each try of an outage is a part of it, and is not told as an end of it.
  if (at === 'waiting' || at === 'sending') return isDelayed ? 'delayed' : 'sending';
  return at;
};

/** Under this name drafts keep what fields were before they were typed in. */
const basesOf = (id: string) => `${id} before`;

/** Forgets the fields of a draft of which this is true. */
const forgetFields = (
  drafts: RecordDrafts,
  list: string,
  id: string,
  isOver: (field: string, value: unknown) => boolean,
) => {
  const kept = drafts.read(list, id);
  if (!kept) return;
  const left = Object.entries(kept).filter(([field, value]) => !isOver(field, value));
  if (left.length > 0) drafts.keep(list, id, Object.fromEntries(left));
  else {
    drafts.forget(list, id);
    drafts.forget(list, basesOf(id));
  }
};

/** Forgets what the outbox has now, unless something else was typed in its place. */
const release = (drafts: RecordDrafts, list: string, id: string, handed: Fields) => {
  const values: Readonly<Record<string, unknown>> = handed;
  forgetFields(drafts, list, id, (field, value) => field in values && isSameJson(value, values[field]));
};

/**
 * Edits one record: typed text is shown at once, saved after a pause, and never lost. Fields that are not being edited
 * follow the changes of others.
 */
export function useRecordEditor<R extends Stored>({ collection, record, state, update, isOpen = true }: Options<R>) {
  const { outbox, drafts, open, withheld, editors } = useRecordsStore();
  const { list, unfit, isSame = isSameJson } = collection;
  const { id } = record;
  const [group] = useState(() => `edit ${id} ${String(Math.random())}`);
  const [machine] = useState(() =>
    recordEditorMachine.provide({
      guards: { isWithheld: ({ context }) => (unfit?.(context.typed as Partial<R>).length ?? 0) > 0 },
    }),
  );
  const [input] = useState(() => ({ typed: drafts.read(list, id) ?? {}, bases: drafts.read(list, basesOf(id)) ?? {} }));
  const actor = useActorRef(machine, { input });
  const handOver = useEffectEvent((fields: Fields, bases: Fields) => {
    const left = new Set<PropertyKey>(unfit?.(fields as Partial<R>));
    const fit = Object.fromEntries(Object.entries(fields).filter(([field]) => !left.has(field)));
    update(id, fit as Partial<R>, { group, last: record, bases: bases as Partial<R> });
    // The page may be closed in the next moment: the draft is there until the change is.
    void outbox.whenStored().then(() => {
      release(drafts, list, id, fit);
    });
  });
  useEffect(() => {
    const subscription = actor.on('handedOver', ({ fields, bases }) => {
      handOver(fields, bases);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  const { typed, pending, bases } = useSelector(actor, ({ context }) => context);

  const isDelayed = useSyncExternalStore(outbox.subscribe, outbox.isDelayed);
  const at = whereaboutsOf(state, isDelayed);
  useEffect(() => {
    actor.send({ type: 'whereabouts.told', at });
  }, [actor, at]);

  useEffect(() => {
    if (!isOpen) return;
    const key = openKey(list, id);
    open.set(key, (open.get(key) ?? 0) + 1);
    return () => {
      open.set(key, (open.get(key) ?? 1) - 1);
    };
  }, [isOpen, open, list, id]);

  // An update after the removal would be of a record that is gone, as if it had been removed elsewhere.
  useEffect(() => {
    const saveBefore = (concerned: string, ids: readonly string[]) => {
      if (concerned === list && ids.includes(id)) actor.send({ type: 'save.requested' });
    };
    editors.add(saveBefore);
    return () => {
      editors.delete(saveBefore);
    };
  }, [actor, editors, list, id]);

  // Typed text is kept until the outbox has it; text that cannot be sent is kept as long as it is there.
  useEffect(() => {
    const left = new Set<PropertyKey>([...pending, ...(unfit?.(typed as Partial<R>) ?? [])]);
    const kept = Object.entries(typed).filter(([field]) => left.has(field));
    if (kept.length === 0) return;
    drafts.keep(list, id, { ...drafts.read(list, id), ...Object.fromEntries(kept) });
    drafts.keep(list, basesOf(id), { ...drafts.read(list, basesOf(id)), ...bases });
  }, [drafts, list, id, typed, pending, bases, unfit]);
  // Its draft ends with the tab, and nothing else has it.
  const isWithheld = (unfit?.(typed as Partial<R>).length ?? 0) > 0;
  useEffect(() => {
    withheld.set(openKey(list, id), isWithheld);
  }, [withheld, list, id, isWithheld]);
  useEffect(() => {
    const save = () => {
      actor.send({ type: 'save.requested' });
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      // The actor has already stopped; fields that it has not handed over are in its last snapshot.
      const { context } = actor.getSnapshot();
      const left = context.typed as Readonly<Record<string, unknown>>;
      if (context.pending.length > 0)
        handOver(Object.fromEntries(context.pending.map((field) => [field, left[field]])), context.bases);
    };
  }, [actor]);

  /** Typed text is shown exactly as typed, as long as the record's value is equal. */
  const content = Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      const mine = (typed as Record<string, unknown>)[field];
      const isMine = field in typed && (pending.includes(field) || isSame(mine, value) || isUnfit(field));
      return [field, isMine ? mine : value];
    }),
  ) as R;
  function isUnfit(field: string): boolean {
    return unfit?.({ [field]: (typed as Record<string, unknown>)[field] } as Partial<R>).length === 1;
  }

  return {
    actor,
    /** The record with what is being typed. */
    content,
    change: (fields: Partial<R>) => {
      actor.send({ type: 'content.changed', fields, base: record });
    },
    /** Hands over typed text without waiting for a pause. */
    save: () => {
      actor.send({ type: 'save.requested' });
    },
    /** Decides a conflict: by `mine`, by `theirs`, or by what is made of both. */
    resolve: (keep: 'mine' | 'theirs' | ((mine: R, theirs: R) => Partial<R>)) => {
      if (state?.progress.at !== 'conflict' || state.change.deed.kind !== 'update') return;
      const { fields: named } = state.progress;
      const theirs = state.progress.theirs as R;
      // What was typed since belongs to it.
      actor.send({ type: 'save.requested' });
      const change = outbox.getChanges().find((other) => other.id === state.change.id);
      if (change?.deed.kind !== 'update') return;
      const wanted = change.deed.fields as Record<string, unknown>;
      const mine = Object.fromEntries(named.map((field) => [field, wanted[field]]));
      const fields = keep === 'theirs' ? null : keep === 'mine' ? mine : keep({ ...theirs, ...wanted }, theirs);
      // The decision replaces what was typed in those fields, and in no others.
      actor.send({ type: 'changes.discarded', fields: named });
      forgetFields(drafts, list, id, (field) => named.includes(field));
      outbox.resolve(change.id, fields);
    },
  };
}
