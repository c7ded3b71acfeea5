-- What comes with a pack for nothing limits no pack: once it is gone the pack is sold without. A pack that holds no product is limited
-- by all it holds. The same rule in the statements of src/modules/stock/holds.
CREATE FUNCTION limiting_contents(pack text) RETURNS TABLE (article_code text, quantity int, on_hand int) LANGUAGE sql STABLE AS
$$
  SELECT contents.article_code, contents.quantity, articles.on_hand
  FROM pack_contents contents JOIN stock_articles articles ON articles.code = contents.article_code
  WHERE contents.variant_code = pack AND (articles.product_id IS NOT NULL OR NOT EXISTS (
    SELECT FROM pack_contents other JOIN stock_articles of_product ON of_product.code = other.article_code
    WHERE other.variant_code = pack AND of_product.product_id IS NOT NULL))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_packs() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  packs text[] := CASE tg_table_name
    WHEN 'stock_articles' THEN array(SELECT variant_code FROM pack_contents WHERE article_code = (to_jsonb(new) ->> 'code'))
    ELSE array[coalesce(to_jsonb(new), to_jsonb(old)) ->> 'variant_code'] END;
BEGIN
  UPDATE product_variants SET stock = sellable.packs
  FROM (SELECT pack AS code, coalesce((SELECT min(on_hand / quantity) FROM limiting_contents(pack)), 0) AS packs FROM unnest(packs) AS pack) AS sellable
  WHERE product_variants.code = sellable.code AND stock <> sellable.packs;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION carry_pack_over() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  more int;
BEGIN
  IF new.quantity <> old.quantity THEN
    UPDATE pack_contents SET quantity = new.quantity FROM stock_articles
    WHERE variant_code = new.code AND stock_articles.code = article_code AND product_id = new.product_id;
  END IF;
  IF new.stock = old.stock THEN RETURN NULL; END IF;
  SELECT new.stock - min(on_hand / quantity) INTO more FROM limiting_contents(new.code);
  WITH moved AS (
    UPDATE stock_articles SET on_hand = stock_articles.on_hand + more * limiting.quantity FROM limiting_contents(new.code) limiting
    WHERE limiting.article_code = stock_articles.code AND more <> 0
    RETURNING stock_articles.code, more * limiting.quantity AS quantity, stock_articles.on_hand)
  INSERT INTO stock_movements (article_code, kind, quantity, balance, actor, note, at)
  SELECT code, 'counted', quantity, on_hand, acting_operator(), format('%s: %s → %s', new.name, new.stock - more, new.stock),
    CASE WHEN new.updated_at <> old.updated_at THEN new.updated_at ELSE now() END
  FROM moved;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Packs that something for nothing limited until now are told anew.
UPDATE pack_contents SET quantity = quantity;
