import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { OneOf } from '../../platform/dto/fields';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';

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

/** One call behind each of the four guards. */
@Tag('Auth examples', 'One call behind each of the four guards.')
@Controller('auth/examples')
export class ExamplesController {
  @Call('getAdminExample', { answers: ExampleDto, summary: 'For the role admin.' })
  @Access('admin')
  @Get('admin')
  admin(@CurrentUser() { role }: SignedInUser): ExampleDto {
    return { access: 'admin', role };
  }

  @Call('getStaffExample', { answers: ExampleDto, summary: 'For the roles admin and staff.' })
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

  @Call('getGuestExample', { answers: ExampleDto, summary: 'For those who are not signed in.' })
  @Access('onlyGuest')
  @Get('guest')
  guest(): ExampleDto {
    return { access: 'onlyGuest', role: [] };
  }
}
