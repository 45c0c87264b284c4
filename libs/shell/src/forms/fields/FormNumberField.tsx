import { TextField } from '@ezone/ui/text-field';
import type { TextFieldProps } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isUnread } from '../../records';
import type { Unread } from '../../records';
import { parseNumber } from '../parseNumber';
import type { FormValues } from '../useForm';
import { FieldLabel } from './FieldPlace';
import type { FieldProps } from './FieldPlace';
import { readControl } from './readControl';

type OfTheForm =
  | 'form'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'required'
  | 'type'
  | 'dir'
  | 'inputMode';

export type FormNumberFieldProps<Values extends FormValues> = FieldProps<Values, number | null> &
  Omit<TextFieldProps, OfTheForm> & {
    /**
     * How many decimals the value holds as a whole number: with 2, 12.50 is 1250.
     * @default 0, the value is the number itself, with all the decimals that are typed
     */
    decimals?: number;
  };

/**
 * A number in the notation of the user's language; null if the field is empty. What is no number stays as typed, also in the draft, and is
 * not saved.
 */
export const FormNumberField = <Values extends FormValues>({
  form,
  name,
  required,
  label,
  decimals = 0,
  ...field
}: FormNumberFieldProps<Values>) => {
  const { formatNumber, locale } = useIntl();
  const { value, onChange, onBlur, ...control } = readControl<Values, number | null>(form, name);
  /** The text as typed, and the value that was read from it. */
  const [typed, setTyped] = useState<{ text: string; value: number | null | Unread } | null>(null);
  const scale = 10 ** decimals;
  const format = () => {
    if (isUnread(value)) return value.text;
    if (value === null) return '';
    return formatNumber(value / scale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals || 20 });
  };
  const valueOf = (text: string): number | null | Unread => {
    const number = parseNumber(text, locale);
    if (number === null) return null;
    if (Number.isNaN(number)) return { unread: 'number', text };
    if (decimals === 0) return number;
    const whole = Math.round(number * scale);
    // A number with too many decimals is refused, not rounded.
    return Math.abs(number * scale - whole) < 1e-6 ? whole : { unread: 'number', text };
  };
  return (
    <TextField
      {...field}
      {...control}
      data-field={name}
      inputMode="decimal"
      dir="ltr"
      value={typed && Object.is(typed.value, value) ? typed.text : format()}
      onChange={({ target: { value: text } }) => {
        const next = valueOf(text);
        setTyped({ text, value: next });
        onChange(next);
      }}
      onBlur={() => {
        // On leaving, a number is reformatted; other text stays as typed.
        setTyped(null);
        onBlur();
      }}
      label={<FieldLabel required={required}>{label}</FieldLabel>}
      aria-required={required}
    />
  );
};
