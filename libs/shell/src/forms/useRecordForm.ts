import type { FieldProblem } from '@ezone/api-client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { reasonOf } from '../data/query';
import { useToast } from '../notices/toast';
import { isSameJson } from '../records/collection';
import { createFormDraft } from './createFormDraft';
import type { DraftPlace } from './createFormDraft';
import type { Rules } from './fault';
import { formMessages } from './messages';
import { isAt } from './NamesOf';
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
   * it last answered to this form: a form that creates a record changes that one when it is saved again.
   */
  save: (values: Values, before?: Saved) => Promise<Saved>;
  /** Called when all is saved and the user can leave: not while something typed meanwhile is left to save. */
  onSaved?: (saved: Saved) => void;
  /**
   * Keeps a draft for the record and this tab, also over a reload. Without it, leaving with unsaved text asks first.
   */
  draft?: DraftPlace;
};

type Failure = { problem: SubmissionProblem; refused: readonly FieldProblem[]; unplaced: readonly FieldProblem[] };

/** The values that differ from the record. */
const differing = (values: FormValues, record: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSameJson(value, record[field])));

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
  /** Drops the restored draft; null if there is none. */
  dropDraft: (() => void) | null;
  submit: Form<FormValues>['submit'];
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
  onSaved,
  draft: place,
}: RecordFormOptions<Values, Saved>): RecordForm<Values> => {
  const [draft] = useState(() => createFormDraft(place));
  const [kept] = useState(() => differing(draft.read() ?? {}, initialValues));
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
    const sentences = [formatMessage(formMessages.notSaved)];
    const reason = reasonOf(error);
    if (reason) sentences.push(formatMessage(reason));
    if (draft.isKept()) sentences.push(formatMessage(formMessages.draftKept));
    toast.show({ variant: 'error', message: sentences.join(' ') });
  };

  /** What was last saved, and the answer. What is typed afterwards is another object. */
  const stored = useRef<{ values: Values; answer: Saved }>(undefined);

  const submit = async (values: Values, isShown: (path: string) => boolean): Promise<readonly string[]> => {
    // The second press of two comes after the answer to the first, and before whoever hears of it has closed the form.
    const before = stored.current;
    if (values === before?.values) return [];
    setIsSaving(true);
    setFailure(null);
    try {
      const answer = await (before ? save(values, before.answer) : save(values));
      // Also if the form was unmounted meanwhile. What was typed since it was sent stays.
      draft.keep(differing(draft.read() ?? {}, values));
      const now = { values, answer };
      stored.current = now;
      setRecord(values);
      setIsResumed(false);
      setSaved(now);
      return [];
    } catch (error) {
      if (!isMounted.current) tellRefused(error);
      const problem = submissionProblemOf(error);
      const refused = problem.kind === 'fields' ? problem.errors : [];
      setFailure({ problem, refused, unplaced: refused.filter(({ field }) => !isShown(field)) });
      return refused.map(({ field }) => field);
    } finally {
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
  const keep = useEffectEvent(() => draft.keep(unsaved));
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

  const tell = useEffectEvent((answer: Saved) => {
    if (!isDirty) onSaved?.(answer);
  });
  // After the page has been drawn with nothing left to save: nobody who is led on from here is held.
  useEffect(() => {
    if (saved) tell(saved.answer);
  }, [saved]);

  return {
    ...form,
    isSaving,
    isDirty,
    isBehind: wasBehind && isDirty,
    isAtRisk: isDirty && !isKept,
    problem: failure && (failure.problem.kind !== 'fields' || failure.unplaced.length > 0) ? failure.problem : null,
    unplaced: failure?.unplaced ?? [],
    dropDraft: isResumed
      ? () => {
          setIsResumed(false);
          form.reset(record);
        }
      : null,
  };
};
