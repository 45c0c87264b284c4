import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, Matches, ValidateNested } from 'class-validator';
import { Flag, Int, Nested, OneOf, Text } from '../../platform/dto/fields';

export const LAYOUT_STYLES = ['layout1', 'layout2', 'layout3'] as const;
export const LAYOUT_MODES = ['boxed', 'fullwidth', 'container'] as const;
export const SCROLLS = ['content', 'body'] as const;
export const NAVBAR_STYLES = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
export const NAVBAR_POSITIONS = ['left', 'right'] as const;
export const BAR_STYLES = ['fixed', 'static'] as const;
export const BAR_POSITIONS = ['above', 'below'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

type Word<Words extends readonly string[]> = Words[number];

/** The navbar of layout1: a column at the side. */
export class VerticalNavbarDto {
  @Flag({ example: true }) display!: boolean;
  @OneOf(NAVBAR_STYLES, { enumName: 'NavbarStyle', example: 'style-1' }) style!: Word<typeof NAVBAR_STYLES>;
  @OneOf(NAVBAR_POSITIONS, { enumName: 'NavbarPosition', example: 'left' }) position!: Word<typeof NAVBAR_POSITIONS>;
  @Flag({ example: false }) folded!: boolean;
}

/** The fields that all horizontal bars share. */
class BarDto {
  @Flag({ example: true }) display!: boolean;
  @OneOf(BAR_STYLES, { enumName: 'BarStyle', example: 'fixed' }) style!: Word<typeof BAR_STYLES>;
}

/** The navbar of layout2 and layout3: a bar at the top. */
export class HorizontalNavbarDto extends BarDto {}
export class FooterDto extends BarDto {}
export class ToolbarDto extends BarDto {
  @OneOf(BAR_POSITIONS, { enumName: 'BarPosition', example: 'above' }) position!: Word<typeof BAR_POSITIONS>;
}

export class SidePanelDto {
  @Flag({ example: true }) display!: boolean;
}

/** The config that all layouts share. */
class LayoutConfigDto {
  @OneOf(SCROLLS, { enumName: 'Scroll', example: 'content', description: 'What scrolls: the content alone or all.' })
  scroll!: Word<typeof SCROLLS>;
  @OneOf(LAYOUT_MODES, { enumName: 'LayoutMode', example: 'container' }) mode!: Word<typeof LAYOUT_MODES>;
  @Int({ min: 320, max: 4000, example: 1570, description: 'In pixels.' }) containerWidth!: number;
  @Nested(() => ToolbarDto) toolbar!: ToolbarDto;
  @Nested(() => FooterDto) footer!: FooterDto;
  @Nested(() => SidePanelDto) leftSidePanel!: SidePanelDto;
  @Nested(() => SidePanelDto) rightSidePanel!: SidePanelDto;
}

export class VerticalLayoutConfigDto extends LayoutConfigDto {
  @Nested(() => VerticalNavbarDto) navbar!: VerticalNavbarDto;
}

export class HorizontalLayoutConfigDto extends LayoutConfigDto {
  @Nested(() => HorizontalNavbarDto) navbar!: HorizontalNavbarDto;
}

export class VerticalLayoutDto {
  @OneOf(['layout1'], { enumName: 'VerticalLayoutStyle', example: 'layout1' }) style!: 'layout1';
  @Nested(() => VerticalLayoutConfigDto) config!: VerticalLayoutConfigDto;
}

export class HorizontalLayoutDto {
  @OneOf(['layout2', 'layout3'], { enumName: 'HorizontalLayoutStyle', example: 'layout2' }) style!:
    'layout2' | 'layout3';
  @Nested(() => HorizontalLayoutConfigDto) config!: HorizontalLayoutConfigDto;
}

/** A layout style with the config that this style has. */
export type LayoutDto = VerticalLayoutDto | HorizontalLayoutDto;

const Layout = () =>
  applyDecorators(
    ApiProperty({ oneOf: [{ $ref: getSchemaPath(VerticalLayoutDto) }, { $ref: getSchemaPath(HorizontalLayoutDto) }] }),
    IsObject(),
    ValidateNested(),
    Type((options) => {
      const { layout } = (options?.object ?? {}) as { layout?: Partial<LayoutDto> | null };
      return layout?.style === 'layout1' ? VerticalLayoutDto : HorizontalLayoutDto;
    }),
  );

/**
 * The name of a colour scheme. A bar may also follow the scheme of the page: `mainTheme`, `mainThemeLight`,
 * `mainThemeDark`. The server does not know the names: the web app uses its default scheme for an unknown one.
 */
const SchemeName = (example: string) =>
  applyDecorators(
    Text({ max: 40, example }),
    Matches(/^[a-z][a-z0-9-]*$/i, { message: '$property must be the name of a colour scheme' }),
  );

export class ThemeDto {
  @SchemeName('default') main!: string;
  @SchemeName('greyDark') navbar!: string;
  @SchemeName('mainTheme') toolbar!: string;
  @SchemeName('mainTheme') footer!: string;
}

/** How the shell looks for a user. */
@ApiExtraModels(VerticalLayoutDto, HorizontalLayoutDto)
export class SettingsDto {
  @Layout() layout!: LayoutDto;
  @Nested(() => ThemeDto) theme!: ThemeDto;
  @Flag({ example: true }) customScrollbars!: boolean;
  @OneOf(DIRECTIONS, { enumName: 'Direction', example: 'ltr' }) direction!: Word<typeof DIRECTIONS>;
}
