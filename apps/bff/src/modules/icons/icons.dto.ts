import { Int, Ints, SomeOf, Text, Texts } from '../../platform/dto/fields';

/** The styles in which the set is drawn. */
export const ICON_FAMILIES = ['solid', 'regular', 'brands'] as const;
export type IconFamily = (typeof ICON_FAMILIES)[number];

/** An icon of the catalogue. */
export class IconDto {
  @Text({ max: 64, example: 'address-book' }) name!: string;

  @Int({ min: 1, max: 1000, example: 11, description: 'In how many releases of the set it came or was drawn anew.' })
  version!: number;

  @SomeOf(ICON_FAMILIES, {
    enumName: 'IconFamily',
    example: ['brands'],
    description: 'The styles in which there is no drawing of it.',
  })
  unsupported_families!: IconFamily[];

  @Texts({ max: 100, length: 64, example: ['business', 'communication', 'users-people'] })
  categories!: string[];

  @Texts({ max: 100, length: 100, example: ['address', 'contact'], description: 'What it is found by.' })
  tags!: string[];

  @Ints({ min: 1, max: 1024, atMost: 50, example: [10, 12, 14, 16, 20, 24, 32], description: 'The sizes of the set.' })
  sizes_px!: number[];

  @Int({
    min: 0,
    max: 0x10ffff,
    example: 0xf2b9,
    description: 'The character that draws it, in the font of each style.',
  })
  codepoint!: number;
}
