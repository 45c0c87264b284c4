import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { InvoiceDto, InvoiceQueryDto } from './invoices.dto';
import { InvoicesService } from './invoices.service';

@Tag('Invoices', 'The invoices that all users share.')
@Access('user')
@Controller('invoices')
export class InvoicesController {
  constructor(private readonly service: InvoicesService) {}

  @Call('getInvoice', {
    answers: InvoiceDto,
    summary: 'An invoice with its services.',
    fails: { 404: 'There is no invoice with this id.' },
  })
  @Get('get-invoice')
  read(@Query() { id }: InvoiceQueryDto): Promise<InvoiceDto> {
    return this.service.invoices.get(id);
  }
}
