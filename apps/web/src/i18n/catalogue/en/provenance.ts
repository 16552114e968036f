/** The answer to the question "where does this number come from?". */
export const provenance = {
  "provenance.source": "Source",
  "provenance.formula": "Formula",
  "provenance.concept": "Concept",
  "provenance.form": "Filing",
  "provenance.accession": "Accession no.",
  "provenance.filedAt": "Filed on",
  "provenance.from": "From",
  "provenance.to": "To",
  "provenance.on": "On",
} as const;
