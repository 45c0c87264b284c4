import { OmitType, PartialType } from '@nestjs/swagger';
import { Nested, OneOf } from '../../platform/dto/fields';
import {
  BAR_STYLES,
  FooterDto,
  HorizontalLayoutConfigDto,
  LAYOUT_STYLES,
  NAVBAR_STYLES,
  SettingsDto,
  SidePanelDto,
  ThemeDto,
  ToolbarDto,
  VerticalNavbarDto,
  type LayoutDto,
} from './settings.dto';

const changed = { skipNullProperties: false } as const;

/** Fields of the navbar of any layout style; one that the user's style does not have is refused. */
export class NavbarChangesDto extends PartialType(OmitType(VerticalNavbarDto, ['style']), changed) {
  @OneOf([...NAVBAR_STYLES, ...BAR_STYLES], { enumName: 'AnyNavbarStyle', optional: true, example: 'style-2' })
  style?: (typeof NAVBAR_STYLES)[number] | (typeof BAR_STYLES)[number];
}

export class ToolbarChangesDto extends PartialType(ToolbarDto, changed) {}
export class FooterChangesDto extends PartialType(FooterDto, changed) {}
export class SidePanelChangesDto extends PartialType(SidePanelDto, changed) {}

const NESTED_FIELDS = ['navbar', 'toolbar', 'footer', 'leftSidePanel', 'rightSidePanel'] as const;

export class LayoutConfigChangesDto extends PartialType(OmitType(HorizontalLayoutConfigDto, NESTED_FIELDS), changed) {
  @Nested(() => NavbarChangesDto, { optional: true }) navbar?: NavbarChangesDto;
  @Nested(() => ToolbarChangesDto, { optional: true }) toolbar?: ToolbarChangesDto;
  @Nested(() => FooterChangesDto, { optional: true }) footer?: FooterChangesDto;
  @Nested(() => SidePanelChangesDto, { optional: true }) leftSidePanel?: SidePanelChangesDto;
  @Nested(() => SidePanelChangesDto, { optional: true }) rightSidePanel?: SidePanelChangesDto;
}

export class LayoutChangesDto {
  @OneOf(LAYOUT_STYLES, {
    enumName: 'LayoutStyle',
    optional: true,
    example: 'layout1',
    description: 'Another style than before resets the config to the defaults of that style.',
  })
  style?: LayoutDto['style'];

  @Nested(() => LayoutConfigChangesDto, { optional: true }) config?: LayoutConfigChangesDto;
}

export class ThemeChangesDto extends PartialType(ThemeDto, changed) {}

/** The settings to change; what is left out stays as it is. */
export class SettingsChangesDto extends PartialType(OmitType(SettingsDto, ['layout', 'theme']), changed) {
  @Nested(() => LayoutChangesDto, { optional: true }) layout?: LayoutChangesDto;
  @Nested(() => ThemeChangesDto, { optional: true }) theme?: ThemeChangesDto;
}
