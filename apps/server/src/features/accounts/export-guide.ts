export const EXPORT_FORMAT = 'luciole-export-1'

/** What lies beside the data, so that a parent, or a program of theirs, can read it. */
export const describeExport = () => `Luciole: everything we hold of your account
================================================

luciole.json
  format      "${EXPORT_FORMAT}"
  exportedAt  when it was made (UTC)
  media       every picture and recording, each a file of this archive: a key
              "<account>/<name>" is the file "media/<name>"
  parts       one entry a part of the product; in each, rows by table
    identity      your sign-in: address, dates, where you are signed in. Never your password.
    account       languages, parental gate, rating
    kids, companions, portraits, stories, narration, subscriptions …
                  the profiles, the drawn characters, the books with both their texts, the
                  answers they were made from, the voices, your plan and payments

Dates are ISO 8601 in UTC. Texts of books are under "text" with "en" and "fr".

Luciole\u00a0: tout ce que nous conservons de votre compte
=====================================================

luciole.json contient vos données, partie par partie («\u00a0parts\u00a0»), table par table.
Le dossier media contient chaque image et chaque enregistrement\u00a0; une clé «\u00a0<compte>/<nom>\u00a0»
désigne le fichier «\u00a0media/<nom>\u00a0». Les dates sont en UTC.
`
