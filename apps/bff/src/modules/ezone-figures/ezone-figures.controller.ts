import { Controller, Get } from '@nestjs/common';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { EzoneFiguresDto } from './ezone-figures.dto';
import { EzoneFiguresService } from './ezone-figures.service';

@Tag('Ezone', 'The figures of the product itself.')
@Access('user')
@Controller('ezone')
export class EzoneFiguresController {
  constructor(private readonly figures: EzoneFiguresService) {}

  @Call('getEzoneFigures', {
    answers: EzoneFiguresDto,
    summary: 'How much the product holds for the caller: what is the caller’s own, and what all share.',
  })
  @Get('figures')
  read(@CurrentUser() user: SignedInUser): Promise<EzoneFiguresDto> {
    return this.figures.read(user.id);
  }
}
