-- What a search compares, as src/shared/writing/fold-text.ts folds what is typed. Text of ASCII alone, which
-- is most, is only lowered.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE replace(replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(replace(value, '´', ''''), NFKD), '[\u0300-\u036f\u00ad\u00b7\u200b-\u200f\u2060\ufeff]', '', 'g')),
      'ƀɓƈđðɖɗǝəɛƒǥɠħıɨƙłƚɲøɔɵƥŧƭʈʉʋƴƶς‘’‛ʼʹ′“”„‐‒–—−',
      'bbcddddeeefgghiikllnoooptttuvyzσ''''''''''''"""-----'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'ng') END
$$;
--> statement-breakpoint
-- Only rows with a letter that the function did not fold before have another text now; a column that is set
-- computes it again.
UPDATE orders SET customer_name = customer_name WHERE octet_length(search_text) <> length(search_text);
--> statement-breakpoint
UPDATE draft_orders SET customer_name = customer_name WHERE octet_length(search_text) <> length(search_text);
--> statement-breakpoint
UPDATE customers SET name = name WHERE octet_length(search_text) <> length(search_text);
--> statement-breakpoint
UPDATE reviews SET customer_name = customer_name WHERE octet_length(search_text) <> length(search_text);
--> statement-breakpoint
REINDEX INDEX contacts_search;
--> statement-breakpoint
REINDEX INDEX contact_entries_search;
