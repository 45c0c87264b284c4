import type { FieldProblem } from '@ezone/api-client';
import { useIntl } from 'react-intl';
import type { Form, FormOptions, FormValues } from '../../forms/useForm';
import { useForm } from '../../forms/useForm';
import type { Fault } from '../../forms/fault';
import { refusalOf, validationMessages } from '../messages';
import type { RefusalCode } from '../messages';

type Options<Values extends FormValues> = Pick<FormOptions<Values>, 'initialValues' | 'loadRules' | 'onEdit'> & {
  /** What is wrong with the empty form, as keys of `validationMessages`. */
  initialErrors: Partial<Record<keyof Values & string, RefusalCode>>;
  onSubmit: (values: Values) => void;
  /** What the server found wrong with fields; said until the form is edited. */
  refused: readonly FieldProblem[];
};

/** A form around an account, whose sentences are documented. Its button works once the form has been edited and is valid. */
export const useAccountForm = <Values extends FormValues>({ initialErrors, onSubmit, ...options }: Options<Values>) =>
  useForm<Values>({
    ...options,
    initialFaults: Object.fromEntries(
      Object.entries<RefusalCode | undefined>(initialErrors).map(([name, code = '']) => [name, { message: code }]),
    ),
    onSubmit: (values) => {
      onSubmit(values);
      // The machine tells of refusals.
      return [];
    },
    say: useAccountFault(),
  });

/** Says what is wrong with a field of a form around an account. */
export const useAccountFault = () => {
  const { formatMessage } = useIntl();
  return ({ message, params }: Fault): string => {
    const code = refusalOf(message);
    if (!code) return message;
    return formatMessage(validationMessages[code], {
      length: String(params?.['value']).length,
      limit: Number(params?.['max']),
    });
  };
};

/** What a form gives to the view that draws it. */
export type AccountForm<Values extends FormValues> = Form<Values>;
