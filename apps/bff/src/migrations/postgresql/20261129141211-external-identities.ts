import { Migration } from '@mikro-orm/migrations';

export class ExternalIdentities extends Migration {
  override up(): void {
    this.addSql(
      'create table "external_identity" ("service" varchar(20) not null, "issuer" varchar(300) not null, "subject" varchar(255) not null, "user_id" varchar(64) not null, "created_at" varchar(24) not null, primary key ("service", "issuer", "subject"))',
    );
    this.addSql('create index "external_identity_user_id_index" on "external_identity" ("user_id")');
  }
}
