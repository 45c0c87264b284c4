import { ApiError } from '@ezone/api-client';
import { moneyText } from '@ezone/money';
import { useApi } from '@ezone/shell/data/query';
import { FormPage, FormSwitch, useRecordForm } from '@ezone/shell/forms';
import { useAddressQuery } from '@ezone/shell/routing';
import { ConflictPrompt, useRecordsStore } from '@ezone/shell/records';
import { Tabs } from '@ezone/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Product } from '../model/product';
import { productsCollection } from '../model/productsCollection';
import { differingFields, emptyValues, productOf, valuesOf, withFields } from '../model/productValues';
import type { ProductValues } from '../model/productValues';
import { ImagesField } from './ImagesField';
import { fieldMessages, pageMessages } from './pageMessages';
import { BasicFields, InventoryFields, PricingFields, ShippingFields } from './ProductFields';

export type ProductFormProps = {
  /** Undefined of a new one. */
  product: Product | undefined;
  /** What a new one begins with, as a copy does. */
  initial?: ProductValues;
  onSaved: (product: Product, isLeaving: boolean) => void;
  onCancel?: () => void;
  /** Something that is not saved stands in it, or no more. */
  onDirty?: (isDirty: boolean) => void;
  /** Whether it was removed, here or elsewhere. */
  isGone?: () => boolean;
};

const tabs = ['basic', 'images', 'pricing', 'inventory', 'shipping'] as const;
type Tab = (typeof tabs)[number];

/** The fields of each tab, to lead to what is wrong. */
const fieldsOf: Readonly<Record<Tab, readonly (keyof ProductValues)[]>> = {
  basic: ['name', 'description', 'categories', 'tags', 'handle'],
  images: ['images'],
  pricing: ['price', 'total', 'taxRate', 'comparedPrice'],
  inventory: ['sku', 'quantity'],
  shipping: ['width', 'height', 'depth', 'weight', 'extraShippingFee'],
};

/** Each follows from the others, so all of them are decided at once. */
const priceFields: readonly (keyof Product)[] = ['priceTaxExcl', 'priceTaxIncl', 'taxRate'];

type Clash = { theirs: Product; groups: readonly (readonly (keyof Product)[])[] };
const isPrice = (field: keyof Product) => priceFields.includes(field);
const wholeOf = (fields: readonly (keyof Product)[]) => (fields.some(isPrice) ? priceFields : fields);

/** A product being written. It is saved by its button, and what is typed is kept as a draft until then. */
export const ProductForm = ({ product, initial = emptyValues, onSaved, onDirty, ...leaving }: ProductFormProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const api = useApi();
  const { drafts } = useRecordsStore();
  const { parameters, want } = useAddressQuery();
  /** The tab with what is wrong, that sending has led to. */
  const [led, setLed] = useState<Tab | null>(null);
  const tab = led ?? tabs.find((one) => one === parameters.get('tab')) ?? 'basic';
  const setTab = (next: Tab) => {
    setLed(null);
    want({ tab: next });
  };
  /** The product as it was when the fields that differ from it were written. */
  const base = useRef(product);
  const [clash, setClash] = useState<Clash | null>(null);
  const names = Object.fromEntries(
    Object.entries(fieldMessages).map(([field, message]) => [field, formatMessage(message)]),
  );

  const form = useRecordForm<ProductValues, Product>({
    initialValues: product ? valuesOf(product) : initial,
    loadRules: async () => (await import('../model/productRules')).productRules,
    words: { noSuchTotal: fieldMessages.noSuchTotal },
    names,
    draft: { drafts, list: productsCollection.list, id: product?.id ?? 'new' },
    save: async (values, { before, key }) => {
      const known = before ?? base.current;
      if (!known) {
        const { id: _, ...body } = productOf(key, values);
        return api.saveProduct({ body, idempotencyKey: key });
      }
      try {
        const saved = await api.saveProduct({ body: { ...productOf(known.id, values), base: known } });
        base.current = saved;
        return saved;
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 409) {
          const theirs = await api.getProduct({ query: { productId: known.id } });
          // What is decided with a field is shown with it.
          const named = error.details.flatMap(({ field }) => wholeOf([field as keyof Product]));
          const fields = differingFields(productOf(known.id, values), theirs).filter((one) => named.includes(one));
          setClash({ theirs, groups: Object.values(Object.groupBy(fields, (one) => (isPrice(one) ? 'price' : one))) });
        }
        throw error;
      }
    },
    onSaved: (saved, isLeaving) => {
      setClash(null);
      onSaved(saved, isLeaving);
    },
  });
  const { isDirty } = form;
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);

  // A fault in a tab that is not shown could not be seen, nor get the focus.
  const wrongTabs = tabs.filter((one) =>
    fieldsOf[one].some((name) => form.control<unknown>(name as never).error !== undefined),
  );
  const [isSent, setIsSent] = useState(false);
  const [wrongTab] = wrongTabs;
  if (isSent && wrongTab && !wrongTabs.includes(tab)) {
    setIsSent(false);
    setLed(wrongTab);
  }

  const shownOf = (field: keyof Product, from: Product): string => {
    const value = from[field];
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : one.url)).join(', ');
    if (field.startsWith('price') || field === 'comparedPrice' || field === 'extraShippingFee')
      return moneyText({ formatNumber }, Number(value));
    return typeof value === 'number' ? formatNumber(value) : String(value);
  };
  /** Decides fields in which two have written. What others have changed beside them is theirs. */
  const decide = (fields: readonly (keyof Product)[], keep: 'mine' | 'theirs') => {
    if (!clash || !base.current) return;
    const { theirs } = clash;
    const mine = productOf(theirs.id, form.values);
    const decided = wholeOf(fields);
    const left = clash.groups.filter((one) => one !== fields);
    const open = left.flatMap(wholeOf);
    const others = differingFields(mine, base.current).filter((one) => !decided.includes(one));
    form.fill(valuesOf(withFields(theirs, mine, [...others, ...open, ...(keep === 'mine' ? decided : [])])));
    base.current = withFields(theirs, base.current, open);
    setClash(left.length > 0 ? { theirs, groups: left } : null);
  };

  const contents: Readonly<Record<Tab, ReactNode>> = {
    basic: <BasicFields form={form} />,
    images: (
      <Padded>
        <ImagesField form={form} />
      </Padded>
    ),
    pricing: <PricingFields form={form} />,
    inventory: <InventoryFields form={form} />,
    shipping: <ShippingFields form={form} />,
  };
  const { images, featuredImageId, price, total } = form.values;
  const image = images.find(({ id }) => id === featuredImageId) ?? images[0];
  const money = (cents: number | null) => (typeof cents === 'number' ? moneyText({ formatNumber }, cents / 100) : '–');
  return (
    <FormPage
      form={{
        ...form,
        submit: (event) => {
          setIsSent(true);
          form.submit(event);
        },
      }}
      {...leaving}
    >
      {clash?.groups.map((fields) => (
        <ConflictPrompt
          key={fields.join()}
          fields={fields.map((field) => ({
            name: names[field] ?? field,
            mine: shownOf(field, productOf(clash.theirs.id, form.values)),
            theirs: shownOf(field, clash.theirs),
          }))}
          onKeep={(keep) => {
            decide(fields, keep === 'theirs' ? 'theirs' : 'mine');
          }}
        />
      ))}
      <Columns>
        <Main>
          <Tabs
            label={formatMessage(pageMessages.parts)}
            value={tab}
            onChange={setTab}
            items={tabs.map((id) => ({
              id,
              label: wrongTabs.includes(id) ? (
                <Wrong>{formatMessage(pageMessages[id])}</Wrong>
              ) : (
                formatMessage(pageMessages[id])
              ),
              content: contents[id],
            }))}
          />
        </Main>
        <Side aria-label={formatMessage(pageMessages.summary)}>
          <FormSwitch form={form} name="active" label={formatMessage(fieldMessages.active)} />
          <Amounts>
            <dt>{formatMessage(fieldMessages.priceTaxExcl)}</dt>
            <dd>{money(price)}</dd>
            <dt>{formatMessage(fieldMessages.priceTaxIncl)}</dt>
            <dd>{money(total)}</dd>
          </Amounts>
          {image && <Featured src={image.url} alt={formatMessage(fieldMessages.featuredImageId)} />}
        </Side>
      </Columns>
    </FormPage>
  );
};

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space(6)};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

const card = `
  padding: var(--card);
  border-width: 1px;
  border-style: solid;
`;

const Main = styled.div`
  --card: 1.6rem;
  ${card}
  min-inline-size: 0;
  border-color: ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.up.sm} {
    --card: 2.4rem;
  }
`;

const Side = styled.aside`
  --card: 1.6rem;
  ${card}
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  border-color: ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  ${({ theme }) => theme.figures}

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
    text-align: end;
    font-weight: 500;
  }
`;

const Featured = styled.img`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

const Padded = styled.div`
  padding-block-start: ${({ theme }) => theme.space(5)};
`;

const Wrong = styled.span`
  color: ${({ theme }) => theme.tone.error.text};
`;
