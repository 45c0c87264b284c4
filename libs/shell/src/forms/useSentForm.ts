import type { FieldProblem } from '@ezone/api-client';
import { useState } from 'react';
import { submissionProblemOf } from './submissionProblem';
import type { SubmissionProblem } from './submissionProblem';
import { useForm } from './useForm';
import type { FormOptions, FormValues } from './useForm';

type Options<Values extends FormValues> = Pick<
  FormOptions<Values>,
  'initialValues' | 'initialFaults' | 'loadRules' | 'say'
> & {
  /** What was sent stands there afterwards, as what is true from now on. @default the form begins anew, as one of secrets must */
  keepsSent?: boolean;
  send: (values: Values) => Promise<unknown>;
  onSent: (values: Values) => void;
};

/**
 * A form that asks the server for something once. Nothing of it is kept anywhere, as it would be of a record: what is typed into it may
 * be secrets.
 */
export const useSentForm = <Values extends FormValues>({
  send,
  onSent,
  keepsSent = false,
  ...options
}: Options<Values>) => {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<SubmissionProblem | null>(null);
  const refused: readonly FieldProblem[] = problem?.kind === 'fields' ? problem.errors : [];
  const form = useForm<Values>({
    ...options,
    refused,
    onEdit: () => setProblem(null),
    onSubmit: async (values) => {
      setIsSending(true);
      try {
        await send(values);
      } catch (error) {
        const found = submissionProblemOf(error);
        setProblem(found);
        return found.kind === 'fields' ? found.errors.map(({ field }) => field) : [];
      } finally {
        setIsSending(false);
      }
      form.reset(keepsSent ? values : options.initialValues);
      onSent(values);
      return [];
    },
  });
  return { ...form, isSending, problem };
};
