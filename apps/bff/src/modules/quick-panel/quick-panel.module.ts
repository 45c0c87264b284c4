import { Module } from '@nestjs/common';
import { QuickPanelController } from './quick-panel.controller';
import { QuickPanelService } from './quick-panel.service';
import { QuickPanelStarterContent } from './quick-panel.starter-content';

@Module({ controllers: [QuickPanelController], providers: [QuickPanelService, QuickPanelStarterContent] })
export class QuickPanelModule {}
