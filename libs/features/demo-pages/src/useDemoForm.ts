import { useFaultText, useForm } from '@ezone/shell/forms';
import type { FaultWords, Form, FormOptions, FormValues } from '@ezone/shell/forms';
import { useState } from 'react';

type DemoFormOptions<Values extends FormValues> = Pick<FormOptions<Values>, 'initialValues' | 'loadRules'> & {
  /** Sentences for the codes in the rules. */
  words?: FaultWords;
};

export type DemoForm<Values extends FormValues> = Form<Values> & {
  /** Whether it was submitted as it stands. */
  isDone: boolean;
};

/** A form that looks at its rules as every form does, and sends nothing. */
export const useDemoForm = <Values extends FormValues>({
  words,
  ...options
}: DemoFormOptions<Values>): DemoForm<Values> => {
  const [isDone, setIsDone] = useState(false);
  const form = useForm<Values>({
    ...options,
    say: useFaultText(words),
    refused: [],
    onEdit: () => {
      setIsDone(false);
    },
    onSubmit: () => {
      setIsDone(true);
      return [];
    },
  });
  return { ...form, isDone };
};
