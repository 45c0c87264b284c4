import type { Order, OrderStatus, StatusId } from '../model/order';

/** Who writes in the orders of stories. */
export const ada = { id: 'ada', name: 'Ada Arslan' };

/** A state that an order has come into. */
export const stateOf = (id: StatusId, date: string, fields: Partial<OrderStatus> = {}): OrderStatus => ({
  ...{ id, name: '', color: '', date, changeId: `${id} ${date}`, note: '', author: null },
  ...fields,
});

/** An order with some of its fields. */
export const orderOf = (id: string, fields: Partial<Order> = {}): Order => {
  const place = { address: '12 Quay Street, Portland', lat: 50.55, lng: -2.44 };
  const date = fields.date ?? '2026-11-20T09:00:00.000Z';
  return {
    ...{ id, reference: id.toUpperCase(), subtotal: 99.8, tax: 9.98, discount: 5, shipping: 3, total: 107.78, date },
    customer: {
      ...{ id: 'selma', firstName: 'Selma', lastName: 'Aydın', avatar: null, company: 'Harbour Books' },
      ...{ jobTitle: 'Bookseller', email: 'selma@example.com', phone: '+44 20 7946 0112' },
      ...{ invoiceAddress: place, shippingAddress: place },
    },
    products: [{ id: 'dawn', name: 'Harbour at Dawn', price: 49.9, quantity: 2, total: 99.8, image: null }],
    status: [stateOf('2', date)],
    comments: [],
    payment: { transactionId: 'TX-4C1D08', amount: 107.78, method: 'PayPal', date },
    shippingDetails: [],
    ...fields,
  };
};

const person = (
  order: Order,
  firstName: string,
  lastName: string,
  address: string,
  lat: number,
  lng: number,
): Order => {
  const place = { address, lat, lng };
  const invoiceAddress = { ...order.customer.invoiceAddress };
  return { ...order, customer: { ...order.customer, firstName, lastName, invoiceAddress, shippingAddress: place } };
};

/** A few orders, the newest first: paid, shipped with notes and comments, canceled, and of a customer who writes Arabic. */
export const sampleOrders = (): Order[] => [
  orderOf('ez-2060'),
  person(
    orderOf('ez-2059', {
      ...{ date: '2026-11-18T09:00:00.000Z', total: 42.2, subtotal: 38.36, tax: 3.84, discount: 0, shipping: 0 },
      status: [
        stateOf('4', '2026-11-19T10:00:00.000Z', { note: 'By courier.', author: ada }),
        stateOf('3', '2026-11-18T12:00:00.000Z'),
        stateOf('2', '2026-11-18T09:00:00.000Z'),
      ],
      comments: [
        { id: 'c1', text: 'The customer asks for a gift box.', date: '2026-11-18T15:00:00.000Z', author: ada },
      ],
      shippingDetails: [
        { tracking: 'TNT-300417', carrier: 'TNT', weight: '2.4 kg', fee: 3, date: '2026-11-19T10:00:00.000Z' },
      ],
    }),
    ...(['Émile', 'Caron', '3 rue du Port, Marseille', 43.3, 5.37] as const),
  ),
  person(
    orderOf('ez-2058', { date: '2026-11-10T09:00:00.000Z', status: [stateOf('6', '2026-11-11T09:00:00.000Z')] }),
    ...(['ليلى', 'حداد', 'شارع الميناء ١٢، دبي', 25.2, 55.27] as const),
  ),
];

/** So many orders, all different, for seeing how the page bears them. */
export const manyOrders = (length: number): Order[] =>
  Array.from({ length }, (_, at) => orderOf(`ez-${String(100_000 - at)}`, { total: 10 + at / 100 }));
