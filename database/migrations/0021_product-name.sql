-- The name of the product was a setting as well: what the owner typed there moves to the product, as long as that still bears the
-- name it came with. The row of the setting stays for the version before.
update "products" set "name" = "settings"."value" ->> 'name', "version" = "products"."version" + 1
from "settings"
where "settings"."key" = 'product' and coalesce("settings"."value" ->> 'name', '') <> ''
  and "settings"."value" ->> 'name' <> "products"."name"
  and "products"."name" = 'Zwartwit Actieve Kool Tandpoeder'
  and "products"."id" = (select min("id") from "products" where "published" and "archived_at" is null);
