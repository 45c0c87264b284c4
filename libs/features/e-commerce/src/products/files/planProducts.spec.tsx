import { readTable } from '@ezone/text/table';
import { productNamed } from '../testing/productsServer';
import { readAmount } from '@ezone/money';
import { planProducts } from './planProducts';
import { guessedTargets, productsOfTable } from './productTable';
import { writeProducts } from './writeProducts';

let count = 0;
const plan = (text: string, known = [productNamed('Boats')]) => {
  const table = readTable(text);
  const rows = productsOfTable(table, guessedTargets(table.header));
  return planProducts(rows, known, () => `id-${String((count += 1))}`);
};

it.each([
  ['49.90', 49.9],
  ['49,90 €', 49.9],
  ['$1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234', 1234],
  ['-3', -3],
  ['٤٩٫٩', 49.9],
  ['EUR 12', 12],
  ['1.234,50 TL', 1234.5],
  ['49.90 د.إ.', 49.9],
  ['1 234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1,23,456.00', 123456],
  ['8.875 %', 8.875],
  ['0,125', 0.125],
  ['9.9900', 9.99],
  ['free', null],
  ['1E+3', null],
  ['3 for 10', null],
  ['12abc', null],
  ['2.5.1', null],
  ['12 34', null],
  ['', null],
])('reads %j as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('changes products by their SKUs, adds others, and passes over what is so already', () => {
  const rows = plan('SKU;Name;Quantity;Price\nsku-boats;Boats;12;10\nSKU-BOATS2;New;1;1,15\nSKU-Boats;Twice;1;1\n');
  expect(rows.map(({ becomes }) => becomes)).toEqual(['unchanged', 'new', 'wrong']);
  expect(rows[1]).toMatchObject({
    product: { name: 'New', handle: 'new', priceTaxExcl: 1.15, priceTaxIncl: 1.27, taxRate: 10 },
  });
  expect(plan('sku,stock\nSKU-Boats,3\n')[0]).toMatchObject({ becomes: 'changed', fields: { quantity: 3 } });
});

it.each([
  ['sku,name\n,No SKU\n', { kind: 'noSku' }],
  ['sku,name\n\u0301,A SKU of which nothing is compared\n', { kind: 'noSku' }],
  ['sku,price\nSKU-Boats,1.234\n', { kind: 'amount', column: 'price' }],
  ['sku,stock\nX,3\n', { kind: 'noName' }],
  ['sku,stock\nSKU-Boats,-1\n', { kind: 'whole', column: 'quantity' }],
  ['sku,price\nSKU-Boats,free\n', { kind: 'amount', column: 'price' }],
  ['sku,published\nSKU-Boats,maybe\n', { kind: 'yesOrNo', column: 'active' }],
  ['sku,price (tax incl.)\nSKU-Boats,0.05\n', { kind: 'noPriceForTotal' }],
  ['sku,price (tax excl.),price (tax incl.),tax rate\nSKU-Boats,1,2,10\n', { kind: 'pricesPart' }],
  ['sku,image src\nSKU-Boats,javascript:alert(1)\n', { kind: 'address', column: 'image' }],
])('says why %j cannot be taken', (text, problem) => {
  expect(plan(text)[0]).toMatchObject({ becomes: 'wrong', problem });
});

it('says that several products have a SKU', () => {
  const twins = [productNamed('One', { sku: 'T' }), productNamed('Two', { sku: 't' })];
  expect(plan('sku,stock\nT,1\n', twins)[0]).toMatchObject({ problem: { kind: 'ambiguous' } });
});

it('reads what Shopify writes: variants and images below their product', () => {
  const rows = plan(
    [
      'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
      'tee,Tee,<p>Soft &amp; warm</p>,Me,"a, b",TRUE,S,TEE-S,4,19.99,https://a.example/1.png',
      'tee,,,,,,M,TEE-M,5,20.99,https://a.example/2.png',
      'tee,,,,,,,,,,https://a.example/3.png',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    {
      product: {
        name: 'Tee',
        sku: 'TEE-S',
        description: 'Soft & warm',
        tags: ['a', 'b'],
        active: true,
        priceTaxExcl: 19.99,
      },
    },
    {
      product: {
        name: 'Tee',
        sku: 'TEE-M',
        quantity: 5,
        images: [{ url: /2\.png/ }, { url: /3\.png/ }].map(() => ({})),
      },
    },
  ]);
});

it('reads what WooCommerce and PrestaShop write', () => {
  expect(
    plan(
      'ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Length (cm)\n7,simple,W-1,Hat,1,3,5,"Clothing > Hats",20\n',
    )[0],
  ).toMatchObject({ product: { name: 'Hat', categories: ['Hats'], quantity: 3, priceTaxExcl: 5, depth: '20' } });
  expect(
    plan(
      'ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity\n1;0;Mug;Home,Art;11,90;P-1;8\n',
    )[0],
  ).toMatchObject({
    product: { name: 'Mug', active: false, categories: ['Home', 'Art'], priceTaxExcl: 11.9, quantity: 8 },
  });
});

it('reads again what it writes, with nothing changed and no formula', () => {
  const product = productNamed('Boats', {
    ...{ sku: '=1+1', description: 'Two\nlines; "quoted"', tags: ['a', 'b'], priceTaxExcl: 1.15, priceTaxIncl: 1.27 },
    images: [{ id: '1', url: 'https://a.example/1.png', type: 'image' }],
  });
  const text = writeProducts([product]);
  expect(text).toContain("'=1+1");
  expect(plan(text, [product])).toMatchObject([{ becomes: 'unchanged' }]);
});
