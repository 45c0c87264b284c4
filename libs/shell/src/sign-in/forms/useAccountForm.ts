import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { validationMessages } from '../messages';
import type { FieldError } from '../machines/submission';

type Code = keyof typeof validationMessages;

/** Milliseconds after the last key in a field until it is said what is wrong with it. */
const PATIENCE = 1000;

/** What a schema can do, as far as a form needs it; yup's have it. */
type Schema = { validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown> };

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

type Options<Values> = {
  initialValues: Values;
  /** What is wrong with the empty form, as keys of `validationMessages`. */
  initialErrors: Errors<Values> & Partial<Record<keyof Values & string, Code>>;
  /** Fetches the schema when the form is first changed: the validation library is not part of the first paint. */
  loadSchema: () => Promise<Schema>;
  onSubmit: (values: Values) => void;
  /** What the server found wrong with fields; said until the form is edited. */
  refused: readonly FieldError[];
  /** The form was changed. */
  onEdit: () => void;
};

type SchemaError = { inner: { path?: string; message: string }[] };
const isSchemaError = (error: unknown): error is SchemaError =>
  typeof error === 'object' && error !== null && 'inner' in error && Array.isArray(error.inner);

/** The first thing wrong with each field. */
const firstErrors = ({ inner }: SchemaError): Record<string, string> =>
  Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message] as const).reverse());

/** The server's own sentences that we can say in every language. */
const knownRefusals: Readonly<Record<string, Code>> = {
  'Check your email address': 'emailUnknown',
  'Check your password': 'passwordWrong',
  'The email address is already in use': 'emailTaken',
};

/**
 * A form around an account. Every change is validated; an error is first said when its field is left, or a second after the last key in
 * it. The button works once the form has been edited and is valid. A submit that comes before the rules have arrived waits for them.
 */
export const useAccountForm = <Values extends Record<string, string>>({
  initialValues,
  initialErrors,
  loadSchema,
  onSubmit,
  refused,
  onEdit,
}: Options<Values>) => {
  const { formatMessage } = useIntl();
  const newest = useRef<Promise<Record<string, string>>>(undefined);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(patience.current), []);

  const check = async (values: Record<string, string>): Promise<Record<string, string>> => {
    // Without the library the server still says what is wrong.
    const schema = await loadSchema().catch(() => null);
    try {
      await schema?.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (isSchemaError(error)) return firstErrors(error);
      throw error;
    }
  };

  const form = useFormik<Record<string, string>>({
    initialValues,
    initialErrors,
    // Nothing has changed when a field is left, so nothing need be fetched then either.
    validateOnBlur: false,
    onSubmit: (values) => {
      onSubmit(values as Values);
    },
    validate: async (values) => {
      let last = (newest.current = check(values));
      let errors = await last;
      // Formik shows whatever lands last, and while the schema is fetched several wait for it: all of them answer for the
      // newest values, so that what was wrong two letters ago is not said of what stands there now.
      while (last !== newest.current) {
        last = newest.current;
        errors = await last;
      }
      return errors;
    },
  });

  const textOf = (message: string) => {
    const known = validationMessages[(knownRefusals[message] ?? message) as Code] as
      (typeof validationMessages)[Code] | undefined;
    return known ? formatMessage(known) : message;
  };
  const errorOf = (name: string): string | undefined => {
    const refusal = refused.find(({ field }) => field === name);
    if (refusal) return textOf(refusal.message);
    const error = form.errors[name];
    return form.touched[name] === true && error !== undefined ? textOf(error) : undefined;
  };

  return {
    canSubmit: form.dirty && form.isValid,
    submit: form.handleSubmit,
    /** Fills in several fields at once, as if they had been typed. */
    fill: (values: Values) => {
      onEdit();
      void form.setValues(values);
    },
    /** Props for the text field of this name. */
    field: (name: keyof Values & string) => ({
      name,
      value: form.values[name] ?? '',
      error: errorOf(name),
      onBlur: form.handleBlur,
      onChange: (event: { target: unknown }) => {
        onEdit();
        form.handleChange(event);
        clearTimeout(patience.current);
        patience.current = setTimeout(() => void form.setFieldTouched(name, true, false), PATIENCE);
      },
    }),
  };
};

/** What a form gives to the view that draws it. */
export type AccountForm<Values extends Record<string, string>> = ReturnType<typeof useAccountForm<Values>>;
