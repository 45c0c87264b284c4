import { currency, fromCents, toCents, withoutTax, withTax } from '@ezone/money';
import { FormMoneyField, FormNumberField, FormTagsField, FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls, RecordForm } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { limits } from '../model/product';
import type { ProductValues } from '../model/productValues';
import { fieldMessages } from './pageMessages';

type FieldsProps = { form: Controls<ProductValues> };

export const BasicFields = ({ form }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields>
      <FormTextField form={form} name="name" label={formatMessage(fieldMessages.name)} limit={limits.name} required />
      <FormTextArea
        form={form}
        name="description"
        label={formatMessage(fieldMessages.description)}
        limit={limits.description}
      />
      <FormTagsField form={form} name="categories" label={formatMessage(fieldMessages.categories)} />
      <FormTagsField form={form} name="tags" label={formatMessage(fieldMessages.tags)} />
      <FormTextField
        form={form}
        name="handle"
        label={formatMessage(fieldMessages.handle)}
        description={formatMessage(fieldMessages.handleHelp)}
        limit={limits.handle}
      />
    </Fields>
  );
};

/** Prices with and without tax: whichever is typed, the other follows to the cent. Both are set at once, for a rule compares them. */
const linked = (form: RecordForm<ProductValues>): Controls<ProductValues> => ({
  control: (name) => {
    const { price, taxRate } = form.values;
    const followOf = (value: unknown): Partial<ProductValues> => {
      if (typeof value !== 'number' || value < 0) return {};
      if (name === 'taxRate' && typeof price === 'number')
        return { total: toCents(withTax(fromCents(price), fromCents(value))) };
      if (typeof taxRate !== 'number') return {};
      if (name === 'price') return { total: toCents(withTax(fromCents(value), fromCents(taxRate))) };
      return name === 'total' ? { price: toCents(withoutTax(fromCents(value), fromCents(taxRate))) } : {};
    };
    return {
      ...form.control(name),
      onChange: (value) => {
        form.fill({ ...form.values, [name]: value, ...followOf(value) });
      },
    };
  },
});

export const PricingFields = ({ form }: { form: RecordForm<ProductValues> }) => {
  const { formatMessage } = useIntl();
  const prices = linked(form);
  return (
    <Fields>
      <Pair>
        <FormMoneyField
          form={prices}
          name="price"
          label={formatMessage(fieldMessages.priceTaxExcl)}
          currency={currency}
          required
        />
        <FormMoneyField
          form={prices}
          name="total"
          label={formatMessage(fieldMessages.priceTaxIncl)}
          currency={currency}
          required
        />
      </Pair>
      <Pair>
        <FormNumberField
          form={prices}
          name="taxRate"
          label={formatMessage(fieldMessages.taxRate)}
          decimals={2}
          required
        />
        <FormMoneyField
          form={form}
          name="comparedPrice"
          label={formatMessage(fieldMessages.comparedPrice)}
          description={formatMessage(fieldMessages.comparedHelp)}
          currency={currency}
        />
      </Pair>
    </Fields>
  );
};

export const InventoryFields = ({ form }: FieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Fields>
      <Pair>
        <FormTextField form={form} name="sku" label={formatMessage(fieldMessages.sku)} limit={limits.sku} />
        <FormNumberField form={form} name="quantity" label={formatMessage(fieldMessages.quantity)} required />
      </Pair>
    </Fields>
  );
};

export const ShippingFields = ({ form }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const size = (name: 'width' | 'height' | 'depth' | 'weight') => (
    <FormTextField form={form} name={name} label={formatMessage(fieldMessages[name])} limit={limits.size} />
  );
  return (
    <Fields>
      <Pair>
        {size('width')}
        {size('height')}
      </Pair>
      <Pair>
        {size('depth')}
        {size('weight')}
      </Pair>
      <Pair>
        <FormMoneyField
          form={form}
          name="extraShippingFee"
          label={formatMessage(fieldMessages.extraShippingFee)}
          currency={currency}
        />
      </Pair>
    </Fields>
  );
};

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  padding-block-start: ${({ theme }) => theme.space(5)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};
`;
