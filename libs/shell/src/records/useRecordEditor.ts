import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Collection, Stored } from './collection';
import { isSameJson } from './collection';
import { recordsMessages } from './messages';
import { recordEditorMachine } from './recordEditorMachine';
import type { Fields, Whereabouts } from './recordEditorMachine';
import { openKey } from './openKey';
import { useRecordsStore } from './RecordsProvider';
import { basesOf } from './recordDrafts';
import type { RecordDrafts } from './recordDrafts';
import type { RecordState } from './recordState';
import { unfitIn } from './unfitIn';
import type { useRecords } from './useRecords';
import { useSayDone } from './useSayDone';

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

/** The fields of which this is true. */
const only = (fields: object, isSo: (field: string) => boolean): Partial<Stored> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isSo(field)));

/** Forgets the fields of a draft of which this is true. */
const forgetFields = (
  drafts: RecordDrafts,
  list: string,
  id: string,
  isOver: (field: string, value: unknown) => boolean,
) => {
  const kept = drafts.read(list, id);
  if (!kept) return;
  const left = only(kept, (field) => !isOver(field, kept[field]));
  if (Object.keys(left).length > 0) {
    drafts.keep(list, id, left);
    drafts.keep(
      list,
      basesOf(id),
      only(drafts.read(list, basesOf(id)) ?? {}, (field) => field in left),
    );
  } else {
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
  const { outbox, records, drafts, open, editors } = useRecordsStore();
  const sayDone = useSayDone();
  const { formatMessage } = useIntl();
  const { list, isSame = isSameJson } = collection;
  const { id } = record;
  const [group] = useState(() => `edit ${id} ${String(Math.random())}`);
  const [{ input, over }] = useState(() => {
    const kept = drafts.read(list, id) ?? {};
    // What was handed over as the page was left stands in the record by now: it is typed no more, and its base is an older one.
    const isOver = (field: string) => isSameJson(kept[field], (record as Readonly<Record<string, unknown>>)[field]);
    const typed = only(kept, (field) => !isOver(field));
    return {
      input: {
        typed,
        bases: only(drafts.read(list, basesOf(id)) ?? {}, (field) => field in typed),
        unfit: (fields: Fields) => unfitIn(collection, fields as Partial<R>),
      },
      over: Object.keys(kept).filter(isOver),
    };
  });
  useEffect(() => {
    if (over.length > 0) forgetFields(drafts, list, id, (field) => over.includes(field));
  }, [drafts, list, id, over]);
  const actor = useActorRef(recordEditorMachine, { input });
  const handOver = useEffectEvent((fields: Fields, bases: Fields) => {
    const left = new Set<PropertyKey>(unfitIn(collection, fields as Partial<R>));
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

  useEffect(() => {
    const editor = { list, id, save: () => actor.send({ type: 'save.requested' }) };
    editors.add(editor);
    return () => {
      editors.delete(editor);
    };
  }, [actor, editors, list, id]);

  // Typed text is kept until the outbox has it; text that cannot be sent is kept as long as it is there.
  useEffect(() => {
    const left = new Set<PropertyKey>([...pending, ...unfitIn(collection, typed as Partial<R>)]);
    const kept = Object.entries(typed).filter(([field]) => left.has(field));
    if (kept.length === 0) return;
    drafts.keep(list, id, { ...drafts.read(list, id), ...Object.fromEntries(kept) });
    drafts.keep(list, basesOf(id), { ...drafts.read(list, basesOf(id)), ...bases });
  }, [drafts, list, id, typed, pending, bases, collection]);
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
    return unfitIn(collection, { [field]: (typed as Record<string, unknown>)[field] } as Partial<R>).length === 1;
  }

  return {
    actor,
    /** The record with what is being typed. */
    content,
    /** Whether a field was to be saved and cannot be as it is. */
    isWithheld: (field: string) => field in typed && !pending.includes(field) && isUnfit(field),
    change: (fields: Partial<R>) => {
      actor.send({ type: 'content.changed', fields, base: record });
    },
    /** Hands over typed text without waiting for a pause. */
    save: () => {
      actor.send({ type: 'save.requested' });
    },
    /**
     * Decides a conflict: by `mine`, by `theirs`, or by what is made of both. That can be undone. What is too long to be sent stays as typed
     * where it is part of the decision.
     */
    resolve: (keep: 'mine' | 'theirs' | ((mine: R, theirs: R) => Partial<R>)) => {
      if (state?.progress.at !== 'conflict') return;
      const { fields: named } = state.progress;
      const theirs = state.progress.theirs as R;
      // What was typed since belongs to it.
      actor.send({ type: 'save.requested' });
      const change = outbox.getChanges().find((other) => other.id === state.change.id);
      if (change?.deed.kind !== 'update') return;
      const isNamed = (field: string) => named.includes(field);
      const written = {
        ...change.deed.fields,
        ...only(actor.getSnapshot().context.typed, (field) => isNamed(field) && isUnfit(field)),
      };
      const mine = only(written, isNamed);
      const chosen = keep === 'mine' ? mine : keep === 'theirs' ? null : keep({ ...theirs, ...written }, theirs);
      const tooLong = new Set<PropertyKey>(chosen ? unfitIn(collection, chosen as Partial<R>) : []);
      // The decision replaces what was typed in those fields, and in no others.
      actor.send({ type: 'changes.discarded', fields: named });
      forgetFields(drafts, list, id, isNamed);
      const entry = records.decide(change, chosen && only(chosen, (field) => !tooLong.has(field)), mine);
      sayDone(entry, keep === 'theirs' ? { done: formatMessage(recordsMessages.tookTheirs) } : {});
      if (chosen && tooLong.size > 0)
        actor.send({ type: 'content.changed', fields: only(chosen, (field) => tooLong.has(field)), base: theirs });
    },
  };
}
