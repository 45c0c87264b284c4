import { OmitType } from '@nestjs/swagger';
import { ChangesOf } from '../../platform/dto/changes-of';
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
} from './settings.dto';

/** Fields of the navbar of any layout style; one that the user's style does not have is refused. */
export class NavbarChangesDto extends ChangesOf(OmitType(VerticalNavbarDto, ['style'])) {
  @OneOf([...NAVBAR_STYLES, ...BAR_STYLES], { enumName: 'AnyNavbarStyle', optional: true, example: 'style-2' })
  style?: (typeof NAVBAR_STYLES)[number] | (typeof BAR_STYLES)[number];
}

export class ToolbarChangesDto extends ChangesOf(ToolbarDto) {}
export class FooterChangesDto extends ChangesOf(FooterDto) {}
export class SidePanelChangesDto extends ChangesOf(SidePanelDto) {}

const NESTED_FIELDS = ['navbar', 'toolbar', 'footer', 'leftSidePanel', 'rightSidePanel'] as const;

export class LayoutConfigChangesDto extends ChangesOf(OmitType(HorizontalLayoutConfigDto, NESTED_FIELDS)) {
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
  style?: (typeof LAYOUT_STYLES)[number];

  @Nested(() => LayoutConfigChangesDto, { optional: true }) config?: LayoutConfigChangesDto;
}

export class ThemeChangesDto extends ChangesOf(ThemeDto) {}

/** The settings to change; what is left out stays as it is. */
export class SettingsChangesDto extends ChangesOf(OmitType(SettingsDto, ['layout', 'theme'])) {
  @Nested(() => LayoutChangesDto, { optional: true }) layout?: LayoutChangesDto;
  @Nested(() => ThemeChangesDto, { optional: true }) theme?: ThemeChangesDto;
}
