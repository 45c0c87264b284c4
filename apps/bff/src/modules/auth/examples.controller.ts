import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { OneOf } from '../../platform/dto/fields';
import { Call } from '../../platform/http/call';

const LEVELS = ['admin', 'staff', 'user', 'onlyGuest'] as const;

class ExampleDto {
  @OneOf(LEVELS, {
    enumName: 'ExampleLevel',
    example: 'admin',
    description: 'The level of the guard that let this in.',
  })
  access!: (typeof LEVELS)[number];
  @ApiProperty({ type: String, isArray: true, example: ['admin'], description: 'The caller’s; empty for a guest.' })
  role!: string[];
}

const wrongRole = { 403: 'The caller’s role is not let in.' };

/** One call behind each of the four guards. */
@ApiTags('Auth examples')
@Controller('auth/examples')
export class ExamplesController {
  @Call('getAdminExample', { answers: ExampleDto, summary: 'For the role admin.', fails: wrongRole })
  @Access('admin')
  @Get('admin')
  admin(@CurrentUser() { role }: SignedInUser): ExampleDto {
    return { access: 'admin', role };
  }

  @Call('getStaffExample', { answers: ExampleDto, summary: 'For the roles admin and staff.', fails: wrongRole })
  @Access('staff')
  @Get('staff')
  staff(@CurrentUser() { role }: SignedInUser): ExampleDto {
    return { access: 'staff', role };
  }

  @Call('getUserExample', { answers: ExampleDto, summary: 'For everyone who is signed in.' })
  @Access('user')
  @Get('user')
  user(@CurrentUser() { role }: SignedInUser): ExampleDto {
    return { access: 'user', role };
  }

  @Call('getGuestExample', {
    answers: ExampleDto,
    summary: 'For those who are not signed in.',
    fails: { 403: 'The caller is signed in.' },
  })
  @Access('onlyGuest')
  @Get('guest')
  guest(): ExampleDto {
    return { access: 'onlyGuest', role: [] };
  }
}
