import { fromCents, toCents, withTax, withoutTax } from '@ezone/money';
import { FormMoneyField, FormNumberField, FormTagsField, FormTextArea, FormTextField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { currency, limits } from '../model/product';
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

/** Prices with and without tax: whichever is typed, the other follows to the cent. */
const linked = (form: Controls<ProductValues>): Controls<ProductValues> => ({
  control: (name) => {
    const control = form.control(name);
    const field = (other: 'price' | 'total') => form.control<number | null>(other);
    const rate = form.control<number | null>('taxRate').value;
    const price = field('price').value;
    const follow = (value: unknown) => {
      const isKnown = typeof value === 'number' && value >= 0;
      if (!isKnown) return;
      if (name === 'price' && typeof rate === 'number')
        field('total').onChange(toCents(withTax(fromCents(value), fromCents(rate))));
      if (name === 'total' && typeof rate === 'number')
        field('price').onChange(toCents(withoutTax(fromCents(value), fromCents(rate))));
      if (name === 'taxRate' && typeof price === 'number')
        field('total').onChange(toCents(withTax(fromCents(price), fromCents(value))));
    };
    return {
      ...control,
      onChange: (value) => {
        control.onChange(value);
        follow(value);
      },
    };
  },
});

export const PricingFields = ({ form }: FieldsProps) => {
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
