import { ApiError } from '@ezone/api-client';
import type { FieldProblem } from '@ezone/api-client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { reasonOf } from '../data/query';
import { useToast } from '../notices/toast';
import { isSameJson } from '../records/collection';
import { newId } from '../records/newId';
import { createFormDraft } from './createFormDraft';
import type { DraftPlace } from './createFormDraft';
import type { Rules } from './fault';
import { formMessages } from './messages';
import { isAt, pathIn } from './NamesOf';
import { submissionProblemOf } from './submissionProblem';
import type { SubmissionProblem } from './submissionProblem';
import { useFaultText } from './useFaultText';
import type { FaultWords } from './useFaultText';
import { useForm } from './useForm';
import type { Form, FormValues } from './useForm';

export type RecordFormOptions<Values extends FormValues, Saved> = {
  /** The stored record, or the values of a new one. Later values are ignored: give another record another `key`. */
  initialValues: Values;
  /** Fetches the rules, a yup schema, when they are first needed: `async () => (await import('./bookRules')).bookRules`. */
  loadRules: () => Promise<Rules>;
  /** Sentences for the codes in the rules. Without them the general sentences are used. */
  words?: FaultWords;
  /**
   * Sends what was typed. If it rejects with an `ApiError`, the form shows it and keeps what was typed. `before` is what
   * it last answered to this form: a form that creates a record changes that one when it is saved again. `key` is the same for all tries
   * until one of them is answered, also after a reload: a record that is created under it as its id is created once. Where no answer came
   * and something else was typed since, what was sent is sent again first, and its answer is `before`.
   */
  save: (values: Values, tries: { before: Saved | undefined; key: string }) => Promise<Saved>;
  /** What the fields are called, where it is said which of them the record has changed since the draft was written. */
  names?: { readonly [Field in keyof Values]?: string };
  /**
   * Called when all is saved and the user can leave: not while something typed meanwhile is left to save. `isLeaving` where the user is
   * led on to the page that they have asked for: then it must not lead anywhere else.
   */
  onSaved?: (saved: Saved, isLeaving: boolean) => void;
  /**
   * Keeps a draft for the record and this tab, also over a reload. Without it, leaving with unsaved text asks first.
   */
  draft?: DraftPlace;
};

type Failure = { problem: SubmissionProblem; refused: readonly FieldProblem[]; unplaced: readonly FieldProblem[] };

/** The values that differ from the record. */
const differing = (values: FormValues, record: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSameJson(value, record[field])));

/** Whether it is not known after this failure what the server has of what was sent under a key: it is away, or would not look at it now. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.isOffline || error.kind !== 'refused' || [401, 429].includes(error.statusCode));

/** What `FormPage` and `FormDialog` draw around the fields. */
export type FormState = {
  /** Whether it is being saved. */
  isSaving: boolean;
  /** Whether something differs from the record. */
  isDirty: boolean;
  /** Whether it was saved without what was typed while it was being sent. */
  isBehind: boolean;
  /** Whether leaving now would lose something. */
  isAtRisk: boolean;
  /** Why it was not saved; null if nothing is wrong, or if fields show all of it. */
  problem: SubmissionProblem | null;
  /** Problems of fields that the form does not show. */
  unplaced: readonly FieldProblem[];
  /** What the record has changed to in fields of the restored draft since that was written. */
  changed: readonly { name: string | undefined; value: unknown }[];
  /** Drops the restored draft; null if there is none. */
  dropDraft: (() => void) | null;
  submit: Form<FormValues>['submit'];
  /** What follows the next try to save: `go` if all is saved, `stay` otherwise. */
  leaveOnceSaved: (way: { go: () => void; stay: () => void }) => void;
};

/** What a record's form gives to the views that draw it. */
export type RecordForm<Values extends FormValues> = Form<Values> & FormState;

/**
 * A form that creates or changes one record and is saved by a button. It handles rules, drafts, refusals of the server
 * and leaving the page; `FormPage` and `FormDialog` draw the frame around its fields. For a record that saves itself
 * while it is typed, use `useRecordEditor`.
 */
export const useRecordForm = <Values extends FormValues, Saved = unknown>({
  initialValues,
  loadRules,
  words,
  save,
  names,
  onSaved,
  draft: place,
}: RecordFormOptions<Values, Saved>): RecordForm<Values> => {
  const [draft] = useState(() => createFormDraft(place));
  const [kept] = useState(() => differing(draft.read() ?? {}, initialValues));
  const [origin, setOrigin] = useState(() => draft.origin() ?? { key: newId(), record: {} });
  const originOf = (fields: FormValues) => ({
    key: origin.key,
    record: { ...Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]])), ...origin.record },
    ...(unanswered.current && { sent: unanswered.current }),
  });
  const [changed] = useState(() =>
    Object.keys(kept)
      .filter((field) => field in origin.record && !isSameJson(origin.record[field], initialValues[field]))
      .map((field) => ({ name: names?.[field], value: initialValues[field] })),
  );
  const [record, setRecord] = useState<Values>(initialValues);
  const [isResumed, setIsResumed] = useState(Object.keys(kept).length > 0);
  const [isSaving, setIsSaving] = useState(false);
  const [saved, setSaved] = useState<{ values: Values; answer: Saved } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { formatMessage } = useIntl();
  const toast = useToast();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** Tells who has left the form that it was not saved. */
  const tellRefused = (error: unknown) => {
    const why = reasonOf(error);
    const sentences = [
      formatMessage(formMessages.notSaved),
      why && formatMessage(why),
      draft.isKept() && formatMessage(formMessages.draftKept),
    ];
    const message = sentences.filter((one) => one).join(' ');
    toast.show({ variant: 'error', message });
  };

  /** What is being sent: it may be the record in a moment, and what is taken back meanwhile differs from it. */
  const sent = useRef<Values>(null);
  /** What was last saved, and the answer. What is typed afterwards is another object. */
  const stored = useRef<{ values: Values; answer: Saved }>(undefined);
  /** What was first sent under the key and may have arrived. */
  const unanswered = useRef(origin.sent as Values | undefined);
  const noteUnanswered = (values: Values | undefined) => {
    unanswered.current = values;
    const fields = draft.read() ?? {};
    draft.keep(fields, originOf(fields));
  };
  const send = async (values: Values): Promise<Saved> => {
    const { current: first } = unanswered;
    if (!stored.current && first && !isSameJson(first, values)) {
      // Under its key the server would answer what it has of that, whatever is sent now.
      try {
        stored.current = { values: first, answer: await save(first, { before: undefined, key: origin.key }) };
      } catch (error) {
        if (isUnanswered(error)) throw error;
      }
    }
    const before = stored.current;
    // What the key belongs to is kept until all is saved: the answer to it is not there any more after a reload.
    if (before) return save(values, { before: before.answer, key: first ? newId() : origin.key });
    noteUnanswered(values);
    try {
      return await save(values, { before: undefined, key: origin.key });
    } catch (error) {
      if (!isUnanswered(error)) noteUnanswered(undefined);
      throw error;
    }
  };

  const submit = async (values: Values, isShown: (path: string) => boolean): Promise<readonly string[]> => {
    // The second press of two comes after the answer to the first, and before whoever hears of it has closed the form.
    const before = stored.current;
    if (values === before?.values) return [];
    setIsSaving(true);
    setFailure(null);
    sent.current = values;
    try {
      const answer = await send(values);
      unanswered.current = undefined;
      // Also if the form was unmounted meanwhile. What was typed since it was sent stays.
      const next = { key: newId(), record: values };
      draft.keep(differing(draft.read() ?? {}, values), next);
      setOrigin({ ...next, record: {} });
      const now = { values, answer };
      stored.current = now;
      setRecord(values);
      setIsResumed(false);
      setSaved(now);
      return [];
    } catch (error) {
      if (!isMounted.current) tellRefused(error);
      const problem = submissionProblemOf(error);
      const refused = (problem.kind === 'fields' ? problem.errors : []).map(({ field, ...said }) => ({
        ...said,
        field: pathIn(values, field),
      }));
      setFailure({ problem, refused, unplaced: refused.filter(({ field }) => !isShown(field)) });
      return refused.map(({ field }) => field);
    } finally {
      sent.current = null;
      setIsSaving(false);
    }
  };

  const [begun] = useState<Values>(() => ({ ...initialValues, ...kept }));
  const form = useForm<Values>({
    initialValues: begun,
    loadRules,
    say: useFaultText(words),
    refused: failure?.refused ?? [],
    // What the server said of a field goes with the key that mends it; the other fields keep theirs.
    onEdit: (name) =>
      setFailure((before) => {
        const refused = before?.refused.filter(({ field }) => name !== undefined && !isAt(name, field)) ?? [];
        return before && refused.length > 0 ? { ...before, refused } : null;
      }),
    onSubmit: submit,
  });

  const { values } = form;
  const unsaved = differing(values, record);
  const isDirty = Object.keys(unsaved).length > 0;
  const keep = useEffectEvent(() => {
    const fields = { ...unsaved, ...(sent.current && differing(values, sent.current)) };
    draft.keep(fields, originOf(fields));
  });
  useEffect(() => {
    keep();
  }, [values, record]);
  const isKept = useSyncExternalStore(draft.subscribe, draft.isKept);

  // The first time that it is drawn after an answer: what is typed later is an ordinary change.
  const [heard, setHeard] = useState(saved);
  const [wasBehind, setWasBehind] = useState(false);
  if (saved !== heard) {
    setHeard(saved);
    setWasBehind(isDirty);
  }

  const leaving = useRef<Parameters<FormState['leaveOnceSaved']>[0]>(null);
  const tell = useEffectEvent((answer: Saved) => {
    if (isDirty) return;
    const way = leaving.current;
    leaving.current = null;
    onSaved?.(answer, way !== null);
    way?.go();
  });
  // After the page has been drawn with nothing left to save: nobody who is led on from here is held.
  useEffect(() => {
    if (saved) tell(saved.answer);
  }, [saved]);
  // After the effect above: a try that has saved everything has already led on.
  useEffect(() => {
    leaving.current?.stay();
    leaving.current = null;
  }, [form.tries]);

  return {
    ...form,
    isSaving,
    isDirty,
    isBehind: wasBehind && isDirty,
    isAtRisk: isDirty && !isKept,
    problem: failure && (failure.problem.kind !== 'fields' || failure.unplaced.length > 0) ? failure.problem : null,
    unplaced: failure?.unplaced ?? [],
    leaveOnceSaved: (way) => {
      leaving.current = way;
    },
    changed: isResumed ? changed : [],
    dropDraft:
      isResumed && !isSaving
        ? () => {
            setIsResumed(false);
            // What is written now is another record than what may have arrived.
            noteUnanswered(undefined);
            stored.current = undefined;
            setOrigin({ key: newId(), record: {} });
            form.reset(record);
          }
        : null,
  };
};
