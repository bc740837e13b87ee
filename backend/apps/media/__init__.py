"""The media library: files of a company or of the platform, their renditions, folders, usages and the room they take.

Owns MediaFile, Content, Upload, MediaFolder, MediaUsage and Storage. The bytes go from browsers to S3 and from S3 to nginx; this slice only signs.
"""
