import type { FieldProblem } from '@ezone/api-client';
import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { faultsFrom, unreadFaults } from './fault';
import type { Fault, Faults, Rules } from './fault';
import { focusFirstField, showsField } from './shownFields';
import { isAt } from './NamesOf';
import type { NamesOf } from './NamesOf';

/** Milliseconds after the last key in a field before its fault is shown. */
const PATIENCE = 1000;

/** What is typed into a form, by the names of its fields. */
export type FormValues = Record<string, unknown>;

export type FormOptions<Values extends FormValues> = {
  initialValues: Values;
  /** The faults of the initial values, if they must be known before the first change. */
  initialFaults?: Faults;
  /** Fetches the rules when the form is first changed or sent: the validation library is not part of the first paint. */
  loadRules: () => Promise<Rules>;
  /** Says a fault in the language of the page. */
  say: (fault: Fault) => string;
  /**
   * Sends what was typed; not called again while it is at it. `isShown` tells whether a field stands in the page. Answers the paths of
   * fields that were refused: the first of them gets the focus.
   */
  onSubmit: (values: Values, isShown: (path: string) => boolean) => readonly string[] | Promise<readonly string[]>;
  /** What the server found wrong with fields. */
  refused: readonly FieldProblem[];
  /** A field was changed, or all of them where no name is given. */
  onEdit: (name?: string) => void;
};

/** What a control of one field needs. */
export type Control<Value> = {
  name: string;
  value: Value;
  /** Its fault, once it is to be shown. */
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/** What the fields of a form need of it. A record that saves itself while it is typed gives the same to its fields. */
export type Controls<Values extends FormValues> = {
  control: <Value>(name: NamesOf<Values, Value> & string) => Control<Value>;
};

/** What a form gives to the views that draw it. */
export type Form<Values extends FormValues> = Controls<Values> & {
  values: Values;
  /** Whether it was edited and has no faults. */
  canSubmit: boolean;
  /** How many times sending has come to an end, whatever the end was. */
  tries: number;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Sets all fields, as if the values had been typed. */
  fill: (values: Values) => void;
  /** Starts again with these values, without faults until they are changed. */
  reset: (values: Values) => void;
};

/**
 * A form that checks its rules with every change. A field's fault is shown when the field is left or a second after its
 * last key, and disappears with the key that mends it. A submit waits for rules that are still being fetched; if there
 * is a fault, it moves the focus to that field.
 */
export const useForm = <Values extends FormValues>({
  initialValues,
  initialFaults = {},
  loadRules,
  say,
  onSubmit,
  refused,
  onEdit,
}: FormOptions<Values>): Form<Values> => {
  const newest = useRef<Promise<Faults>>(undefined);
  const [tries, setTries] = useState(0);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The form that is being sent; only one submit at a time. */
  const submitted = useRef<HTMLFormElement>(null);
  /** The fields that the rules or the server last found wrong. */
  const wrong = useRef<readonly string[]>([]);
  useEffect(() => () => clearTimeout(patience.current), []);

  const check = async (values: FormValues): Promise<Faults> => {
    // If the rules cannot be fetched, the server still checks.
    const rules = await loadRules().catch(() => null);
    const unread = unreadFaults(values);
    try {
      await rules?.validate(values, { abortEarly: false });
      return unread;
    } catch (error) {
      return { ...faultsFrom(error), ...unread };
    }
  };

  const form = useFormik<FormValues>({
    initialValues,
    initialErrors: initialFaults as object,
    // Nothing has changed when a field is left, so nothing need be fetched then either.
    validateOnBlur: false,
    onSubmit: async (values) => {
      const element = submitted.current;
      const isShown = (path: string) => element !== null && showsField(element, path);
      wrong.current = await onSubmit(values as Values, isShown);
    },
    validate: async (values) => {
      let last = (newest.current = check(values));
      let faults = await last;
      // Formik shows whatever lands last, and while the rules are fetched several wait for it: all of them answer for the
      // newest values, so that what was wrong two letters ago is not said of what stands there now.
      while (last !== newest.current) {
        last = newest.current;
        faults = await last;
      }
      wrong.current = Object.keys(faults);
      return faults as object;
    },
  });
  /** Formik takes whatever `validate` answers for its errors. */
  const faults = form.errors as unknown as Faults;

  const errorOf = (name: string): string | undefined => {
    const refusal = refused.find(({ field }) => isAt(name, field));
    if (refusal) return say(refusal);
    const path = Object.keys(faults).find((key) => isAt(name, key));
    const fault = path === undefined ? undefined : faults[path];
    return fault && Boolean(getIn(form.touched, name)) ? say(fault) : undefined;
  };
  const change = (name: string, value: unknown) => {
    onEdit(name);
    void form.setFieldValue(name, value);
    clearTimeout(patience.current);
    patience.current = setTimeout(() => void form.setFieldTouched(name, true, false), PATIENCE);
  };
  const submit = async (element: HTMLFormElement) => {
    if (submitted.current) return;
    submitted.current = element;
    try {
      await form.submitForm();
    } finally {
      submitted.current = null;
      setTries((before) => before + 1);
    }
    focusFirstField(element, wrong.current);
  };

  return {
    values: form.values as Values,
    canSubmit: form.dirty && form.isValid,
    tries,
    submit: (event) => {
      event.preventDefault();
      // A form in a dialog is still inside the form of the page to React.
      event.stopPropagation();
      // The key that sends may have added something, as in a field of tags: the rules look at that, too.
      flushSync(() => undefined);
      void submit(event.currentTarget);
    },
    fill: (values) => {
      onEdit();
      void form.setValues(values);
    },
    reset: (values) => {
      // What was typed last is gone: nothing is said of it any more.
      clearTimeout(patience.current);
      onEdit();
      form.resetForm({ values });
    },
    control: (name) => ({
      name,
      value: getIn(form.values, name),
      error: errorOf(name),
      onChange: (value) => change(name, value),
      onBlur: () => void form.setFieldTouched(name, true, false),
    }),
  };
};
