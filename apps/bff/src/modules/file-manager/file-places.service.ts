import { Injectable, NotImplementedException } from '@nestjs/common';

/** To come. */
@Injectable()
export class FilePlaces {
  move(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }

  copy(..._given: readonly unknown[]): Promise<never> {
    throw new NotImplementedException('Not there yet');
  }
}
