import type { Unread } from '../../records';
import type { NamesOf } from '../NamesOf';
import type { Control, Controls, FormValues } from '../useForm';

/** The control of a field whose value is read from what is typed: while that cannot be read, it stands in its place. */
export const readControl = <Values extends FormValues, Value>(
  form: Controls<Values>,
  name: NamesOf<Values, Value> & string,
) => form.control<Value>(name) as Control<Value | Unread>;
