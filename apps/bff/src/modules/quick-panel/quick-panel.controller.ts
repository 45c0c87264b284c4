import { Controller, Get } from '@nestjs/common';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { QuickPanelDto } from './quick-panel.dto';
import { QuickPanelService } from './quick-panel.service';

@Tag('Quick panel', 'The events and notes of the panel at the side.')
@Access('user')
@Controller('quick-panel')
export class QuickPanelController {
  constructor(private readonly quickPanel: QuickPanelService) {}

  @Call('getQuickPanelData', { answers: QuickPanelDto, summary: 'The events and notes of the quick panel.' })
  @Get('data')
  read(@CurrentUser() user: SignedInUser): Promise<QuickPanelDto> {
    return this.quickPanel.read(user.id);
  }
}
