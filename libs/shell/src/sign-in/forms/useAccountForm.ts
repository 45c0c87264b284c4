import type { FieldProblem } from '@ezone/api-client';
import { useIntl } from 'react-intl';
import type { Form, FormOptions, FormValues } from '../../forms/useForm';
import { useForm } from '../../forms/useForm';
import { validationMessages } from '../messages';

type Code = keyof typeof validationMessages;

type Options<Values extends FormValues> = Pick<FormOptions<Values>, 'initialValues' | 'loadRules' | 'onEdit'> & {
  /** What is wrong with the empty form, as keys of `validationMessages`. */
  initialErrors: Partial<Record<keyof Values & string, Code>>;
  onSubmit: (values: Values) => void;
  /** What the server found wrong with fields; said until the form is edited. */
  refused: readonly FieldProblem[];
};

/** The server's own sentences that we can say in every language. */
const knownRefusals: Readonly<Record<string, Code>> = {
  'Check your email address': 'emailUnknown',
  'Check your password': 'passwordWrong',
  'The email address is already in use': 'emailTaken',
};

const codeOf = (message: string): Code | undefined => {
  const code = knownRefusals[message] ?? message;
  return code in validationMessages ? (code as Code) : undefined;
};

/** A form around an account, whose sentences are documented. Its button works once the form has been edited and is valid. */
export const useAccountForm = <Values extends FormValues>({ initialErrors, onSubmit, ...options }: Options<Values>) => {
  const { formatMessage } = useIntl();
  return useForm<Values>({
    ...options,
    initialFaults: Object.fromEntries(
      Object.entries<Code | undefined>(initialErrors).map(([name, code = '']) => [name, { message: code }]),
    ),
    onSubmit: (values) => {
      onSubmit(values);
      // The machine tells of refusals.
      return [];
    },
    say: ({ message, params }) => {
      const code = codeOf(message);
      if (!code) return message;
      return formatMessage(validationMessages[code], {
        length: String(params?.['value']).length,
        limit: Number(params?.['max']),
      });
    },
  });
};

/** What a form gives to the view that draws it. */
export type AccountForm<Values extends FormValues> = Form<Values>;
