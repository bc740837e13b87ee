"""What servers said, in their own words, and what it means: forty-five bounces in the forms that these servers use."""

from apps.emailing.feedback import Verdict

HARD, SOFT, REFUSED = Verdict.HARD, Verdict.SOFT, Verdict.REFUSED
DELAYED, DELIVERED = Verdict.DELAYED, Verdict.DELIVERED

# form, action, status, what the server said, what it means
ANSWERS = (
    ("postfix", "failed", "5.1.1", "550 5.1.1 <ines@orange.example>: Recipient address rejected: User unknown in virtual mailbox table", HARD),
    ("postfix", "failed", "5.1.1", "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos or 550 5.1.1 unnecessary spaces. - gsmtp", HARD),
    ("postfix", "failed", "5.2.1", "550-5.2.1 The email account that you tried to reach is inactive. - gsmtp", HARD),
    ("postfix", "failed", "5.2.2", "552-5.2.2 The recipient's inbox is out of storage space and inactive. - gsmtp", SOFT),
    ("postfix", "failed", "5.7.1", "550-5.7.1 [192.0.2.7] Our system has detected that this message is likely unsolicited mail. - gsmtp", REFUSED),
    ("postfix", "failed", "5.7.26", "550-5.7.26 This mail has been blocked because the sender is unauthenticated. - gsmtp", REFUSED),
    ("postfix", "failed", "5.0.0", "550 mail not accepted from blacklisted IP address [192.0.2.7]", REFUSED),
    ("postfix", "failed", "5.4.4", "Host or domain name not found. Name service error for name=maisonaubrac.example type=AAAA: Host not found", REFUSED),
    ("postfix", "failed", "5.1.10", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup", HARD),
    ("postfix", "failed", "4.4.1", "connect to mx.example[192.0.2.8]:25: Connection timed out", SOFT),
    ("postfix", "delayed", "4.2.1", "450 4.2.1 The user you are trying to contact is receiving mail too quickly. - gsmtp", DELAYED),
    ("postfix", "delayed", "4.7.1", "451 4.7.1 Greylisting in action, please come back later", DELAYED),
    ("postfix", "failed", "5.5.0", "550 5.5.0 Requested action not taken: mailbox unavailable", REFUSED),
    ("postfix", "failed", "5.0.0", "550 Requested action not taken: mailbox not found", HARD),
    ("postfix", "failed", "5.0.0", "554 delivery error: dd This user doesn't have a yahoo.example account (ines@yahoo.example) [0]", HARD),
    ("postfix", "failed", "5.7.9", "554 5.7.9 Message not accepted for policy reasons. See https://postmaster.example/error-codes", REFUSED),
    ("postfix", "failed", "5.1.1", "550 5.1.1 <ines@free.example>: Recipient address rejected: User unknown in local recipient table", HARD),
    ("postfix", "failed", "5.2.2", "552 5.2.2 <ines@laposte.example>: user is over quota LPN007_510", SOFT),
    ("postfix", "failed", "5.2.0", "550 5.2.0 Mail rejete. Mail rejected. ofr_506 [506]", REFUSED),
    ("postfix", "failed", "5.1.1", "550 5.1.1 Adresse d'au moins un destinataire invalide. Invalid recipient. OFR204_418 [418]", HARD),
    ("postfix", "delivered", "2.0.0", "250 2.0.0 OK", DELIVERED),
    ("postfix", "relayed", "2.0.0", "250 2.0.0 from MTA: 250 queued", DELIVERED),
    ("exim", "failed", "5.0.0", "550 No such user here", HARD),
    ("exim", "failed", "5.0.0", "550 5.1.1 sorry, no mailbox here by that name", HARD),
    ("exim", "failed", "5.0.0", "552 Mailbox quota exceeded / boîte pleine", SOFT),
    ("exim", "failed", "5.0.0", "550 Administrative prohibition", REFUSED),
    ("exim", "failed", "4.0.0", "retry timeout exceeded", SOFT),
    ("exchange", "failed", "5.1.1", "550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found", HARD),
    ("exchange", "failed", "5.1.10", "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ines@outlook.example not found by SMTP address lookup", HARD),
    ("exchange", "failed", "5.7.13", "550 5.7.13 STOREDRV.Deliver; account disabled", HARD),
    ("exchange", "failed", "5.7.1", "550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy", REFUSED),
    ("exchange", "failed", "5.2.2", "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded", SOFT),
    ("exchange", "failed", "5.4.310", "550 5.4.310 DNS domain maisonaubrac.example does not exist", REFUSED),
    ("exchange", "failed", "5.7.708", "550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP", REFUSED),
    ("exchange", "delayed", "4.4.7", "", DELAYED),
    ("exchange", "failed", "4.4.7", "550 4.4.7 QUEUE.Expired; message expired", SOFT),
    ("amazon", "failed", "5.1.1", "550 5.1.1 user unknown", HARD),
    ("amazon", "failed", "5.1.8", "501 5.1.8 sender address domain cannot be resolved", REFUSED),
    ("amazon", "failed", "4.4.7", "554 4.4.7 Message expired: unable to deliver in 840 minutes.<421 4.4.0 Unable to lookup DNS>", SOFT),
    ("sendmail", "failed", "5.1.1", "550 5.1.1 <ines@example.org>... User unknown", HARD),
    ("sendmail", "failed", "5.1.2", "550 Host unknown", HARD),
    ("sendmail", "failed", "5.3.4", "552 5.3.4 Message size exceeds fixed limit", REFUSED),
    ("qmail", "", "", "192.0.2.9 does not like recipient. Remote host said: 550 5.1.1 User unknown. Giving up on 192.0.2.9.", HARD),
    ("qmail", "", "", "Sorry, no mailbox here by that name. (#5.1.1)", HARD),
    ("qmail", "", "", "Recipient's mailbox is full, message returned to sender. (#5.2.2)", SOFT),
)  # fmt: skip

# who reports, of what kind, whether it complains
COMPLAINTS = (
    ("yahoo", "abuse", True),
    ("aol", "abuse", True),
    ("microsoft", "abuse", True),
    ("orange", "abuse", True),
    ("sfr", "abuse", True),
    ("signal-spam", "abuse", True),
    ("comcast", "abuse", True),
    ("fastmail", "abuse", True),
    ("laposte", "fraud", True),
    ("mailru", "opt-out", True),
    ("zoho", "other", True),
    ("headers-only", "abuse", True),
    ("upper-case", "ABUSE", True),
    ("yahoo", "not-spam", False),
    ("microsoft", "auth-failure", False),
)
