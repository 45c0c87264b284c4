import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FormValues } from '../useForm';
import { FormNumberField } from './FormNumberField';
import type { FormNumberFieldProps } from './FormNumberField';

export type FormMoneyFieldProps<Values extends FormValues> = Omit<FormNumberFieldProps<Values>, 'decimals' | 'end'> & {
  /** The currency's code: `USD`. */
  currency: string;
};

/** An amount of money. The value is in whole cents: 12.50 is 1250. */
export const FormMoneyField = <Values extends FormValues>({ currency, ...field }: FormMoneyFieldProps<Values>) => {
  const { formatNumberToParts } = useIntl();
  const symbol = formatNumberToParts(0, { style: 'currency', currency }).find(({ type }) => type === 'currency');
  return (
    <FormNumberField<Values>
      {...(field as FormNumberFieldProps<Values>)}
      decimals={2}
      end={<Symbol>{symbol?.value}</Symbol>}
    />
  );
};

const Symbol = styled.span`
  padding-inline-end: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;
