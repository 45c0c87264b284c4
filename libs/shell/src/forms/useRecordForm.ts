import type { FieldProblem } from '@ezone/api-client';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { isSameJson } from '../records/collection';
import { createFormDraft } from './createFormDraft';
import type { DraftPlace } from './createFormDraft';
import type { Rules } from './fault';
import { isAt } from './NamesOf';
import { submissionProblemOf } from './submissionProblem';
import type { SubmissionProblem } from './submissionProblem';
import { useFaultText } from './useFaultText';
import type { FaultWords } from './useFaultText';
import { useForm } from './useForm';
import type { Form, FormValues } from './useForm';

export type RecordFormOptions<Values extends FormValues, Saved> = {
  /** The record as it is stored, or what a new one begins with. What comes later is not looked at: give another record another `key`. */
  initialValues: Values;
  /** Fetches the rules, a yup schema, when they are first needed: `async () => (await import('./bookRules')).bookRules`. */
  loadRules: () => Promise<Rules>;
  /** Words for the codes that the rules give. Without, the sentences that every form has are said. */
  words?: FaultWords;
  /** Sends what was typed. An `ApiError` is told in the form, and everything stays as it was typed. */
  save: (values: Values) => Promise<Saved>;
  /** It is saved, and the form holds nobody any more. */
  onSaved?: (saved: Saved) => void;
  /** Keeps what is typed for the record and the tab, over a reload too. Without it, who leaves with something unsaved is asked. */
  draft?: DraftPlace;
};

type Failure = { problem: SubmissionProblem; refused: readonly FieldProblem[]; unplaced: readonly FieldProblem[] };

/** What in the values is another than in the record. */
const differing = (values: FormValues, record: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSameJson(value, record[field])));

/** What `FormPage` and `FormDialog` draw around the fields. */
export type FormState = {
  /** Whether an answer is awaited. */
  isSaving: boolean;
  /** Whether something differs from the record. */
  isDirty: boolean;
  /** Whether leaving now would lose something. */
  isAtRisk: boolean;
  /** Why it was not saved; null where nothing is wrong or all of it is said at fields. */
  problem: SubmissionProblem | null;
  /** What the server found wrong with fields that the form does not show. */
  unplaced: readonly FieldProblem[];
  /** Drops what had been typed before and has been brought back; null where nothing was. */
  dropDraft: (() => void) | null;
  submit: Form<FormValues>['submit'];
};

/** What a record's form gives to the views that draw it. */
export type RecordForm<Values extends FormValues> = Form<Values> & FormState;

/**
 * A form that makes or changes one record and is saved when asked, once. Rules, drafts, what the server refuses and who leaves are seen
 * to; `FormPage` and `FormDialog` draw what stands around its fields. For a record that saves itself while it is typed, `useRecordEditor`.
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
  const [saved, setSaved] = useState<{ value: Saved } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** What was last saved; what is typed afterwards is another object. */
  const stored = useRef<Values>(undefined);

  const submit = async (values: Values, isShown: (path: string) => boolean): Promise<readonly string[]> => {
    // The second press of two comes after the answer to the first, and before whoever hears of it has closed the form.
    if (values === stored.current) return [];
    setIsSaving(true);
    setFailure(null);
    try {
      const value = await save(values);
      // Also where the form is gone by now.
      draft.keep({});
      stored.current = values;
      setRecord(values);
      setIsResumed(false);
      setSaved({ value });
      return [];
    } catch (error) {
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

  const tell = useEffectEvent((value: Saved) => onSaved?.(value));
  // After the page has been drawn with nothing left to save: nobody who is led on from here is held.
  useEffect(() => {
    if (saved) tell(saved.value);
  }, [saved]);

  return {
    ...form,
    isSaving,
    isDirty,
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
